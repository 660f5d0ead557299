import type { ProofLine } from '../locate/table.ts'

/** By clause, by row or by area: `SHELL-12.c`, `SHELL-12`, `SHELL`. */
export function selectNamed<Line extends ProofLine>(lines: readonly Line[], names: readonly string[]): Line[] {
  return lines.filter(({ clause }) =>
    names.some((name) => [name, `${name}.`, `${name}-`].some(createPrefixMatcher(clause))),
  )
}

const createPrefixMatcher = (clause: string) => (start: string) =>
  /[.-]$/.test(start) ? clause.startsWith(start) : clause === start

/** The same seed draws the same lines from the same table. */
export function drawSample<Line extends ProofLine>(lines: readonly Line[], count: number, seed: number): Line[] {
  const random = mulberry32(seed)
  const left = [...lines]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat()
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
