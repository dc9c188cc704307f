// #region network
/** Addresses of Supra itself. */
const NETWORKS = {
  testnet: {
    chainId: 6,
    node: "https://rpc-testnet.supra.com",
    explorer: "https://testnet.suprascan.io",
    oracle: "0x5b1f641a3ba6356998373c8feeeaa8573b347f969be264964708627f02171e22",
  },
  mainnet: {
    chainId: 8,
    node: "https://rpc-mainnet.supra.com",
    explorer: "https://suprascan.io",
    oracle: "0xe3948c9e3a24c51c4006ef2acc44606055117d021158f320062df099c4a94150",
  },
};

/** The network that every file uses, in Node.js and in a browser. */
export const network = NETWORKS.testnet;
// #endregion network

network.node = globalThis.process?.env?.NODE_URL ?? network.node; // your own node, or the stand-in of the demo
network.explorer = globalThis.process?.env?.EXPLORER ?? network.explorer;
