import type { Zone } from './read-picture.ts'
import { SURE } from './reading.ts'
import { type Chances, decide } from './text/decide.ts'

/** Frames that are looked back at: what was before the camera earlier may have been another document. */
const FRAMES = 6

/** Several frames of one document say more than each: their chances are multiplied, and the text is decided anew. One alone is believed when it is sure of every character. */
export class Vote {
  readonly #zones: Zone[] = []

  /** What all agree on, once that is enough; undefined while more frames are wanted. */
  add(zone: Zone): Zone | undefined {
    if (this.#zones[0] && this.#zones[0].format !== zone.format) this.forget()
    this.#zones.unshift(zone)
    this.#zones.length = Math.min(this.#zones.length, FRAMES)
    const valid = this.#zones.filter((one) => one.valid)
    if (valid.length === 1 && this.#zones.length === 1) return isCertain(zone) ? zone : undefined
    if (valid.length < 2) return undefined
    const chances = multiplied(valid.map((one) => one.chances))
    const decided = decide(zone.format, chances)
    return decided.valid ? { ...zone, ...decided, chances } : undefined
  }

  forget(): void {
    this.#zones.length = 0
  }
}

function isCertain({ chances, repaired }: Zone): boolean {
  return repaired.length === 0 && chances.every((line) => line.every((place) => Math.max(...place) > SURE))
}

function multiplied(all: readonly Chances[]): Chances {
  const [first = [], ...others] = all
  return first.map((line, row) =>
    line.map((place, at) => {
      const sums = place.map((chance, one) =>
        others.reduce((sum, other) => sum + Math.log((other[row]?.[at]?.[one] ?? 0) + 1e-4), Math.log(chance + 1e-4)),
      )
      const most = Math.max(...sums)
      const weights = sums.map((sum) => Math.exp(sum - most))
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      return weights.map((weight) => weight / whole)
    }),
  )
}
