// #region send
import { TransactionStatus } from "supra-l1-sdk";
import { accountFromKey, connect, explorerLink } from "./connect.ts";

const QUANTS = 100_000_000n; // of 1 SUPRA
const supra = await connect();
const account = accountFromKey();

if (!(await supra.isAccountExists(account.address()))) {
  const { status } = await supra.fundAccountWithFaucet(account.address()); // testnet only
  if (status !== TransactionStatus.Success) throw new Error(`the faucet returned ${status}`);
}
const before = await supra.getAccountSupraCoinBalance(account.address());
const sent = await supra.transferSupraCoin(account, account.address(), QUANTS / 10n, {
  optionalTransactionPayloadArgs: { maxGas: 1_000n, gasUnitPrice: await supra.getGasPrice() },
  enableTransactionWaitAndSimulationArgs: { enableTransactionSimulation: true, enableWaitForTransaction: true },
});
if (sent.result !== TransactionStatus.Success) throw new Error(`not sent: ${sent.result} ${sent.txHash}`);
const after = await supra.getAccountSupraCoinBalance(account.address());
console.log("network fee in quants:", before - after);
console.log(explorerLink(sent.txHash));
// #endregion send
