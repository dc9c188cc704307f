import "remark-parse";
import { directiveFromMarkdown } from "mdast-util-directive";
import { mathFromMarkdown } from "mdast-util-math";
import { directive } from "micromark-extension-directive";
import { math } from "micromark-extension-math";
import type { Code, Construct, Extension, State } from "micromark-util-types";
import type { Processor } from "unified";

const DOLLAR = 36;
const COLON = 58;
const BRACE = 123;

/**
 * Teaches the parser `:::name` containers and `$…$` formulas. Text and leaf directives stay off, so that `10:30` and `key:value`
 * remain text. A single dollar opens a formula only where Pandoc says so (no space inside, no digit after), so that "from $5 to
 * $10" stays prose; not before a brace, as in `${a}/${b}`; before a letter, as in `$n$th` and "$SUPRA/$USDC", only after one
 * letter or TeX; or with spaces at both ends if its content is TeX: `$ x + y $`. A dollar in code does not close a formula.
 */
export function remarkSyntax(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    containerDirectives(),
    carefulMath(),
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown(),
    mathFromMarkdown(),
  ];
}

function containerDirectives(): Extension {
  const flow = directive().flow?.[COLON];
  const container = Array.isArray(flow) ? flow[0] : flow;
  return container ? { flow: { [COLON]: container } } : {};
}

function carefulMath(): Extension {
  const { flow, text } = math();
  const original = text?.[DOLLAR];
  if (!original || Array.isArray(original)) return { flow, text };
  const tokenize: Construct["tokenize"] = function (effects, ok, nok) {
    const inner = original.tokenize.call(this, effects, ok, nok);
    return effects.check({ tokenize: tokenizePandocRule, partial: true }, inner, nok);
  };
  return { flow, text: { [DOLLAR]: { ...original, tokenize } } };
}

/** TeX between spaces: a command, an index, a power or an equation, or one letter; without an operator at the end. */
const TEX = /^(?:[a-zA-Z]|(?=.*[\\^_=+*/<>{}]).*[^=+*/<>\s-])$/;

/** Formulas that a letter may follow: `$n$th`, `$x_i$s`; not `$HOME/$USER`. */
const TEX_IN_WORD = /^(?:[a-zA-Z]|(?=.*[\\^_{}]).*[\w})\]])$/;

const tokenizePandocRule: Construct["tokenize"] = (effects, ok, nok) => {
  let previous: Code = DOLLAR;
  let spaced = false;
  let text = "";
  return (code) => {
    effects.enter("data");
    effects.consume(code);
    return afterOpening;
  };

  function afterOpening(code: Code): State | undefined {
    if (code === DOLLAR) return done(code, ok); // two or more dollars: the original rule
    spaced = code !== null && isSpaceOrEnd(code);
    if (code === null) return done(code, nok);
    return inside(code);
  }

  function inside(code: Code): State | undefined {
    if (code === null) return done(code, nok);
    if (isLineEnding(code)) {
      text += " ";
      effects.exit("data");
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      effects.enter("data");
      previous = code;
      return inside;
    }
    if (code === DOLLAR && previous !== 92) {
      if (isSpaceOrEnd(previous) !== spaced || isInCode()) return done(code, nok);
      if (spaced && !TEX.test(text.trim())) return done(code, nok);
      effects.consume(code);
      return afterClosing;
    }
    text += code < 0 ? " " : String.fromCodePoint(code);
    effects.consume(code);
    previous = code;
    return inside;
  }

  /** Code binds tighter than a formula: in "$5 for `US$`" the second dollar belongs to the code. */
  function isInCode(): boolean {
    return text.split("`").length % 2 === 0;
  }

  function afterClosing(code: Code): State | undefined {
    if (code === BRACE || (code !== null && code >= 48 && code <= 57)) return done(code, nok);
    const isInWord = code !== null && code > 0 && /\p{L}/u.test(String.fromCodePoint(code));
    return done(code, isInWord && !TEX_IN_WORD.test(text) ? nok : ok);
  }

  function done(code: Code, next: State): State | undefined {
    effects.exit("data");
    return next(code);
  }
};

function isLineEnding(code: Code): boolean {
  return code !== null && code < -2;
}

function isSpaceOrEnd(code: Code): boolean {
  return code === null || code < 0 || code === 32;
}
