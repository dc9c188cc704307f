import type { Calculator } from "./definition";
import type { CalculatorKind } from "./kinds";
import abortCode from "./kinds/abortCode";
import curve from "./kinds/curve";
import dca from "./kinds/dca";
import depeg from "./kinds/depeg";
import emission from "./kinds/emission";
import exactOut from "./kinds/exactOut";
import feeApr from "./kinds/feeApr";
import gas from "./kinds/gas";
import il from "./kinds/il";
import limit from "./kinds/limit";
import lpShare from "./kinds/lpShare";
import minReceived from "./kinds/minReceived";
import pnl from "./kinds/pnl";
import points from "./kinds/points";
import quote from "./kinds/quote";
import raffle from "./kinds/raffle";
import referral from "./kinds/referral";
import response from "./kinds/response";
import split from "./kinds/split";
import stable from "./kinds/stable";
import stop from "./kinds/stop";
import swap from "./kinds/swap";
import tokenEntry from "./kinds/tokenEntry";
import units from "./kinds/units";
import vesting from "./kinds/vesting";
import vote from "./kinds/vote";
import weighted from "./kinds/weighted";
import widget from "./kinds/widget";

/** All definitions together, for the build; the browser loads them one at a time. */
export const CALCULATORS: Readonly<Record<CalculatorKind, Calculator>> = {
  abortCode,
  curve,
  dca,
  depeg,
  emission,
  exactOut,
  feeApr,
  gas,
  il,
  limit,
  lpShare,
  minReceived,
  pnl,
  points,
  quote,
  raffle,
  referral,
  response,
  split,
  stable,
  stop,
  swap,
  tokenEntry,
  units,
  vesting,
  vote,
  weighted,
  widget,
};
