import { HexString } from "supra-l1-sdk";
import { connect } from "./connect.ts";

const supra = await connect();
const { sequence_number } = await supra.getAccountInfo(new HexString("0x1"));
console.log("chain", supra.chainId.value, "- sequence number of 0x1:", sequence_number);
