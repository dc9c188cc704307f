import type { Code, Construct, Extension, State } from "micromark-util-types";
import remarkDirective from "remark-directive";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    mathText: "mathText";
    mathTextData: "mathTextData";
    mathTextSequence: "mathTextSequence";
  }
}

const DOLLAR = 36;
const COLON = 58;
const BACKSLASH = 92;
const BRACE = 123;

type Parser = { data(): { micromarkExtensions?: Extension[] | undefined } };

/**
 * Teaches the parser `:::name` containers, without text and leaf directives, so that `10:30` remains text, and remark-math's parser
 * that a single dollar opens a formula under the rule of {@link singleDollar}.
 */
export function remarkSyntax(this: Parser): void {
  remarkDirective.call(this);
  const { micromarkExtensions = [] } = this.data();
  const flow = micromarkExtensions.pop()?.flow?.[COLON];
  const [container] = [flow ?? []].flat();
  if (container) micromarkExtensions.push({ flow: { [COLON]: container } });
  micromarkExtensions.push({ text: { [DOLLAR]: singleDollar } });
}

/** TeX between spaces, `$ x + y $`: a command, an index, a power or an equation, or one letter. */
const SPACED_TEX = /^(?:[a-zA-Z]|(?=.*[\\^_=+*/<>{}]).*[^=+*/<>\s-])$/;
/** TeX that a letter may follow: `$n$th`, `$x_i$s`; not `$HOME/$USER`. */
const TEX_IN_WORD = /^(?:[a-zA-Z]|(?=.*[\\^_{}]).*[\w})\]])$/;

/**
 * `$x$`, under Pandoc's rule: no space inside the dollars and no digit after them, so that "from $5 to $10" stays prose. Not
 * before a brace, as in `${a}/${b}`. `\$` inside is a dollar, and a dollar in code closes nothing.
 */
const singleDollar: Construct = {
  name: "singleDollar",
  previous: (code) => code !== DOLLAR,
  tokenize(effects, ok, nok) {
    let text = "";
    let isEscaped = false;
    return (code) => {
      effects.enter("mathText");
      effects.enter("mathTextSequence");
      effects.consume(code);
      effects.exit("mathTextSequence");
      return open;
    };

    function open(code: Code): State | undefined {
      if (code === null || code === DOLLAR || isLineEnding(code)) return nok(code);
      effects.enter("mathTextData");
      return inside(code);
    }

    function inside(code: Code): State | undefined {
      if (code === null) return nok(code);
      if (code === DOLLAR && !isEscaped) return canClose(text) ? close(code) : nok(code);
      if (isLineEnding(code)) return lineEnding(code);
      effects.consume(code);
      text += code < 0 ? " " : String.fromCodePoint(code);
      isEscaped = code === BACKSLASH && !isEscaped;
      return inside;
    }

    function lineEnding(code: Code): State | undefined {
      effects.exit("mathTextData");
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      text += " ";
      return (next) => (next === DOLLAR || isLineEnding(next) ? nok(next) : open(next));
    }

    function close(code: Code): State | undefined {
      effects.exit("mathTextData");
      effects.enter("mathTextSequence");
      effects.consume(code);
      effects.exit("mathTextSequence");
      effects.exit("mathText");
      return after;
    }

    function after(code: Code): State | undefined {
      if (code === BRACE) return nok(code);
      const next = code === null || code < 0 ? "" : String.fromCodePoint(code);
      const isInWord = /\p{L}/u.test(next) && !TEX_IN_WORD.test(text);
      return /\d/.test(next) || isInWord ? nok(code) : ok(code);
    }
  },
};

/** Whether a dollar after this text ends the formula. */
function canClose(text: string): boolean {
  const starts = /^\s/.test(text);
  if (starts !== /(?<!\\)\s$/.test(text) || text.split("`").length % 2 === 0) return false;
  return !starts || SPACED_TEX.test(text.trim());
}

function isLineEnding(code: Code): boolean {
  return code !== null && code < -2;
}
