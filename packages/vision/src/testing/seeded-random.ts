/** Deterministic random numbers for a seed: mulberry32. */
export interface SeededRandom {
  /** From 0 to 1. */
  next(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
}

export function createRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    integer: whole,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
  }
}
