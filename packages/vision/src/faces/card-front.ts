import type { Colours } from '../picture/colours.ts'
import type { Detector } from './detector.ts'
import { facesTurned } from './find-face.ts'
import { portraitAt } from './portrait.ts'

/**
 * Width of the face on a card's photo relative to the length of the lines on its back, if both are
 * held at about the same distance: a quarter, by the dimensions of such cards. The face of the
 * person holding the card is much wider.
 */
const FACE = { least: 0.1, most: 0.5 }
/** Frames after which another card may be in view. */
const LASTS = 40

interface Seen {
  readonly portrait: Colours
  /** Relative to the longer side of the frame. */
  readonly wide: number
  readonly score: number
}

/** What camera frames show of a card's front, the side with the photo. */
export class CardFront {
  #quarters = 0
  #since = 0
  #inARow = 0
  #seen: readonly Seen[] = []

  /** Searches in one orientation, and in the next one next time unless it found a face. */
  look(frame: Colours, detect: Detector): boolean {
    const faces = facesTurned(frame, detect, this.#quarters)
    this.pass()
    if (faces.length === 0) {
      this.#quarters++
      this.#inARow = 0
      return false
    }
    const best = (all: readonly { readonly score: number }[]) => Math.max(0, ...all.map(({ score }) => score))
    const side = Math.max(frame.width, frame.height)
    // Sharper faces have a higher score.
    if (best(faces) >= best(this.#seen)) {
      this.#seen = faces.map((face) => ({
        portrait: portraitAt(face),
        wide: face.box.width / side,
        score: face.score,
      }))
    }
    this.#since = 0
    this.#inARow++
    return true
  }

  /** Counts a frame that was not searched for faces. */
  pass(): void {
    this.#since++
    if (this.#since > LASTS) this.forget()
  }

  /** The card was in the last two frames searched, so it is held still. */
  get isHeld(): boolean {
    return this.#inARow > 1
  }

  /** Photo of a card whose lines have this length relative to the longer side of their picture. */
  portraitBeside(lines: number): Colours | undefined {
    return this.#seen.find(({ wide }) => wide >= FACE.least * lines && wide <= FACE.most * lines)?.portrait
  }

  forget(): void {
    this.#seen = []
    this.#inARow = 0
    this.#since = 0
  }
}
