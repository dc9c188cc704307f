export type Scored = { readonly number: number; readonly score: number };

/** A bounded list of the best sections or terms, given by number; ties go to the lowest numbers. */
export class Best {
  readonly list: Scored[] = [];

  constructor(private readonly keep: number) {}

  add(number: number, score: number): void {
    const last = this.list[this.list.length - 1];
    const isFull = this.list.length >= this.keep;
    if (isFull && (!last || last.score > score || (last.score === score && last.number < number)))
      return;
    const candidate = { number, score };
    let low = 0;
    let high = this.list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.list[middle];
      if (other && isBefore(other, candidate)) low = middle + 1;
      else high = middle;
    }
    this.list.splice(low, 0, candidate);
    if (this.list.length > this.keep) this.list.pop();
  }
}

function isBefore(a: Scored, b: Scored): boolean {
  return a.score > b.score || (a.score === b.score && a.number < b.number);
}
