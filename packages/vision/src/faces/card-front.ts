import type { Colours } from '../picture/colours.ts'
import type { Detector } from './detector.ts'
import { facesTurned } from './find-face.ts'
import { portraitAt } from './portrait.ts'

/**
 * How wide the face in a card's photograph is, of the length of the lines on its back, both held about as near: by the measures of such
 * cards a quarter. The face of whoever holds the card is much wider than that.
 */
const FACE = { least: 0.1, most: 0.5 }
/** Looks after which another card may be meant. */
const LASTS = 40

interface Seen {
  readonly portrait: Colours
  /** Of the longer side of the frame. */
  readonly wide: number
  readonly score: number
}

/** What frames of a camera show of a card's front, the side with the photograph. */
export class CardFront {
  #quarters = 0
  #since = 0
  #inARow = 0
  #seen: readonly Seen[] = []

  /** Looks in one direction, and next time in another, unless there was a face. */
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
    // What is sharp is found with more certainty.
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

  /** A frame that was not looked at for faces. */
  pass(): void {
    this.#since++
    if (this.#since > LASTS) this.forget()
  }

  /** It was there in the last look and in the one before, so that it is not being moved. */
  get isHeld(): boolean {
    return this.#inARow > 1
  }

  /** The photograph of a card whose lines are so long, of the longer side of their picture. */
  portraitBeside(lines: number): Colours | undefined {
    return this.#seen.find(({ wide }) => wide >= FACE.least * lines && wide <= FACE.most * lines)?.portrait
  }

  forget(): void {
    this.#seen = []
    this.#inARow = 0
    this.#since = 0
  }
}
