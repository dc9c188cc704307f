/**
 * What the pages' samples use of `supra-ts-sdk`, declared so that they can be type-checked: the package is not in the npm
 * registry. Names, arguments and results are those of Entropy-Foundation/supra-ts-sdk at 0c62cdf (`dist/index.d.ts`,
 * July 2026). Whoever adds a call to a sample declares it here from the package's own types.
 */
export const SUPRA_TS_SDK = `
export enum Network { MAINNET = "mainnet", TESTNET = "testnet", CUSTOM = "custom" }
export enum TransactionStatus {
  Success = "Success", Fail = "Fail", Invalid = "Invalid",
  PendingAfterExecution = "PendingAfterExecution", Pending = "Pending",
}
export class HexString { constructor(hex: string); noPrefix(): string; toString(): string; toUint8Array(): Uint8Array }
export class SupraAccount { constructor(key?: Uint8Array); address(): HexString }
export namespace BCS {
  class Serializer { serializeU64(value: bigint | number): void; serializeU32AsUleb128(value: number): void; getBytes(): Uint8Array }
}
export namespace TxnBuilderTypes {
  class AccountAddress { static fromHex(address: string): AccountAddress; serialize(serializer: BCS.Serializer): void }
  class RawTransaction { private readonly raw: true }
}
type Id = \`\${string}::\${string}::\${string}\`;
type Address = string | HexString;
type Argument = boolean | number | bigint | string | null | undefined | ArrayBuffer | HexString | Argument[];
type ViewArgument = boolean | number | string | object | ViewArgument[];
type Payload = { readonly Move: { readonly raw_txn: object; readonly authenticator: object } };
type Output = { readonly Move: { readonly gas_used: number; readonly vm_status: string } } | { readonly Empty: null };
type Transaction = { readonly hash: string; readonly status: TransactionStatus; readonly output: Output | null };
type Limits = { maxGas?: bigint; gasUnitPrice?: bigint; txExpiryTime?: bigint };
export class SupraClient {
  constructor(config: { network: Network.MAINNET | Network.TESTNET; maxGas?: bigint; minGasUnitPrice?: bigint });
  readonly account: { getAccountInfo(args: { accountAddress: Address }): Promise<{ sequence_number: bigint; authentication_key: string }> };
  readonly coin: { getCoinInfo(args: { coinType: Id }): Promise<{ name: string; symbol: string; decimals: number }> };
  readonly fungibleAsset: { getFungibleAssetMetadata(args: { assetAddress: Address }): Promise<{ name: string; symbol: string; decimals: number }> };
  readonly methods: {
    viewRaw<T extends unknown[]>(args: { function: string; typeArguments?: string[]; functionArguments?: ViewArgument[] }): Promise<T>;
  };
  readonly transaction: {
    readonly build: {
      simple(args: {
        senderAddress: Address; senderSequenceNumber: bigint; function: Id; functionTypeArgs: string[]; functionArgs: Argument[];
        optionalTransactionPayloadArgs?: Limits;
      }): Promise<TxnBuilderTypes.RawTransaction>;
      sendTxnPayload(args: { senderAccount: SupraAccount; rawTxn: TxnBuilderTypes.RawTransaction }): Payload;
    };
    readonly simulate: { simple(args: { sendTxPayload: Payload }): Promise<Transaction> };
    readonly submit: {
      submitRawTransaction(args: {
        senderAccount: SupraAccount; rawTransaction: TxnBuilderTypes.RawTransaction;
        enableTransactionWaitAndSimulationArgs?: { enableWaitForTransaction?: boolean; enableTransactionSimulation?: boolean };
      }): Promise<Transaction>;
    };
  };
}
`;
