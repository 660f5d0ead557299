import type { Zone } from './read-picture.ts'
import { SURE_CHANCE } from './reading.ts'
import { type Chances, decide } from './text/decide.ts'

/** Number of recent frames considered: earlier ones may show another document. */
const MAX_FRAMES = 6

/**
 * Combines several frames of one document by the mean of their probabilities, and decides the text
 * again. Frames that follow each other are nearly equal, so a product would make doubt vanish. A
 * single frame is accepted if it is sure of every character.
 */
export class Vote {
  readonly #zones: Zone[] = []

  /** The combined result once it is certain enough; undefined while more frames are needed. */
  add(zone: Zone): Zone | undefined {
    if (this.#zones[0] && this.#zones[0].format !== zone.format) this.forget()
    this.#zones.unshift(zone)
    this.#zones.length = Math.min(this.#zones.length, MAX_FRAMES)
    const valid = this.#zones.filter((one) => one.valid)
    if (valid.length === 1 && this.#zones.length === 1) return isCertain(zone) ? zone : undefined
    if (valid.length < 2) return undefined
    const chances = averageChances(valid.map((one) => one.chances))
    const decided = decide(zone.format, chances)
    return decided.valid ? { ...zone, ...decided, chances } : undefined
  }

  forget(): void {
    this.#zones.length = 0
  }
}

function isCertain({ chances, repaired }: Zone): boolean {
  return repaired.length === 0 && chances.every((line) => line.every((place) => Math.max(...place) > SURE_CHANCE))
}

function averageChances(all: readonly Chances[]): Chances {
  const [first = []] = all
  return first.map((line, row) =>
    line.map((place, at) =>
      place.map((_, one) => all.reduce((sum, frame) => sum + (frame[row]?.[at]?.[one] ?? 0), 0) / all.length),
    ),
  )
}
