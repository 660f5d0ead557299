/** Reproducible random numbers for a seed. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  throw(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  below(count: number): number {
    return Math.floor(this.throw() * count)
  }

  in(share: number): boolean {
    return this.throw() < share
  }

  pick<One>(from: readonly [One, ...One[]]): One
  pick<One>(from: readonly One[]): One | undefined
  pick<One>(from: readonly One[]): One | undefined {
    return from[this.below(from.length)]
  }
}
