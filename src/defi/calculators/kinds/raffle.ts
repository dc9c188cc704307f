import { raffleChance } from "../../math/points";
import { fixed, percent } from "../../numberText";
import { defineCalculator, InputError } from "../definition";
import { countField } from "../fields";

const MANY = 10_000_000;

export default defineCalculator({
  title: "Chance in a raffle",
  fields: {
    own: countField("Your tickets", "", "25", 0, MANY),
    all: countField("All tickets", "", "20,000", 1, MANY),
    winners: countField("Winning tickets", "", "100", 0, MANY),
  },
  compute: ({ own, all, winners }) => {
    if (own > all)
      throw new InputError("own", "Your tickets are part of all tickets; enter at most as many.");
    if (winners > all) throw new InputError("winners", "No more tickets can win than there are.");
    return {
      sentence: `The chance of at least one win is ${percent(raffleChance(own, all, winners))}.`,
      rows: [{ label: "Average number of wins", value: fixed((own * winners) / all, 3) }],
    };
  },
});
