const amount = 2_000n;
// #region fee
/** The fee in base units, at 30 hundredths of a percent. */
export const fee = (amount * 30n) / 10_000n;
// #endregion fee
