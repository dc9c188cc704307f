import { defineCalculator, InputError, type TextField } from "../definition";
import { countField } from "../fields";

const ADDRESS = /^0x[0-9A-Za-z_]{1,64}$/;

function addressField(label: string, initial: string) {
  return { kind: "text", label, initial, most: 80 } as const satisfies TextField;
}

export default defineCalculator({
  title: "Build the widget's snippet",
  fields: {
    tokenIn: addressField("tokenIn, address", "0xREPLACE_ME_USDX"),
    tokenOut: addressField("tokenOut, address", "0xREPLACE_ME_ALPHA"),
    amount: { kind: "text", label: "amount, may be empty", initial: "", most: 40 },
    network: {
      kind: "choice",
      label: "network",
      initial: "testnet",
      options: [
        { value: "testnet", label: "testnet" },
        { value: "mainnet", label: "mainnet" },
      ],
    },
    theme: {
      kind: "choice",
      label: "theme",
      initial: "auto",
      options: [
        { value: "auto", label: "auto" },
        { value: "light", label: "light" },
        { value: "dark", label: "dark" },
      ],
    },
    accent: { kind: "text", label: "accent, may be empty", initial: "", most: 7 },
    referrer: addressField("referrer, may be empty", ""),
    integratorFeeBps: countField("integratorFeeBps", "bps", "0", 0, 50),
    integrator: addressField("integrator, needed with a fee", ""),
    origin: {
      kind: "text",
      label: "Address of the widget",
      initial: "https://widgets.example.com",
      most: 200,
    },
  },
  compute: (values) => {
    const { tokenIn, tokenOut, amount, accent, referrer, integrator, origin } = values;
    for (const [name, address] of Object.entries({ tokenIn, tokenOut, referrer, integrator }))
      if (address !== "" && !ADDRESS.test(address))
        throw new InputError(name, "Enter an address that starts with 0x, never a ticker.");
    if (values.integratorFeeBps > 0 && integrator === "")
      throw new InputError("integrator", "Enter the address that receives your fee.");
    if (amount !== "" && !/^\d+(\.\d+)?$/.test(amount))
      throw new InputError("amount", "Enter a plain decimal, such as 12.5.");
    if (accent !== "" && !/^#[0-9a-f]{6}$/i.test(accent))
      throw new InputError("accent", "Enter a colour such as #0b6670.");
    if (!/^https:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/.test(origin))
      throw new InputError("origin", "Enter an address that starts with https://.");
    const base = origin.replace(/\/$/, "");
    const chosen = [
      ["tokenIn", tokenIn],
      ["tokenOut", tokenOut],
      ["amount", amount],
      ["network", values.network],
      ["theme", values.theme],
      ["accent", accent],
      ["referrer", referrer],
      ["integratorFeeBps", values.integratorFeeBps === 0 ? "" : String(values.integratorFeeBps)],
      ["integrator", values.integratorFeeBps === 0 ? "" : integrator],
    ].filter(([, value]) => value !== "");
    const query = chosen
      .map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`)
      .join("&amp;");
    const attributes = chosen
      .map(
        ([name = "", value]) =>
          `\n  data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`,
      )
      .join("");
    return {
      sentence: `The snippets carry ${chosen.length} parameters. Nothing is sent anywhere: they are built in this page.`,
      code: [
        {
          label: "Iframe",
          text: `<iframe\n  src="${base}/swap?${query}"\n  title="Swap tokens"\n  width="420" height="560"\n  loading="lazy"\n  referrerpolicy="strict-origin"\n  sandbox="allow-scripts allow-same-origin allow-popups allow-forms"></iframe>`,
        },
        {
          label: "Script",
          text: `<div id="swap"></div>\n<script\n  src="${base}/swap.js"\n  integrity="sha384-REPLACE_ME"\n  crossorigin="anonymous"\n  data-target="#swap"${attributes}\n  defer></script>`,
        },
      ],
    };
  },
});
