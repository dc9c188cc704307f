import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";
import { tokenise, wordsOf } from "./tokenise";

test.each([
  ["流動性プールの作り方", ["流動性", "フール", "の", "作", "り", "方"]],
  ["手数料は0.3%です。", ["手数料", "は", "0.3", "てす"]],
  ["Harbourの手数料（SUPRA）", ["harbour", "の", "手数料", "supra"]],
  ["ラーメンを２つ", ["ラーメン", "を", "2", "つ"]],
])("reads %s by script", (text, expected) => {
  expect(tokenise(text)).toEqual(expected);
});

test("a run of one script has every two adjacent characters as parts", () => {
  const [run] = wordsOf("手数料率");
  expect(run?.parts).toEqual([
    { start: 0, end: 2, term: "手数" },
    { start: 1, end: 3, term: "数料" },
    { start: 2, end: 4, term: "料率" },
  ]);
  expect(wordsOf("手数")[0]?.parts).toEqual([]);
});

const engine = engineOf([
  testPage(
    "/ja",
    "手数料について",
    "流動性プールに預け入れると報酬を得られます。",
    "## ウォレットを接続する",
  ),
  testPage("/zh", "交易费用", "每笔交易收取费用。", "## 如何创建流动性池"),
  testPage("/th", "ค่าธรรมเนียม", "ค่าธรรมเนียมเครือข่ายคือ 0.3%", "## เชื่อมต่อกระเป๋าเงิน"),
]);

test.each([
  ["プール", "/ja", "流動性<mark>プール</mark>に"],
  ["報酬", "/ja", "<mark>報酬</mark>を"],
  ["动性池", "/zh#", "如何创建流<mark>动性池</mark>"],
  ["创建流动性池", "/zh#", "如何<mark>创建流动性池</mark>"],
  ["费用", "/zh", "交易<mark>费用</mark>"],
  ["เครือข่าย", "/th", "ค่าธรรมเนียม<mark>เครือข่าย</mark>คือ"],
])("finds and marks %s inside a run", async (query, path, marked) => {
  const answer = await ask(engine, query);
  expect(pathsOf(answer)[0]).toMatch(path);
  const { hierarchy, content } = answer.hits[0]?._highlightResult ?? {};
  const texts = [...Object.values(hierarchy ?? {}), content].map((part) => part?.value);
  expect(texts.join("\n")).toContain(marked);
});

test("finds words in two scripts, whatever is between them", async () => {
  expect(pathsOf(await ask(engine, "ウォレット接続"))[0]).toMatch("/ja#");
  expect(pathsOf(await ask(engine, "接続料"))).toEqual([]);
});
