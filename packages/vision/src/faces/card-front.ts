import type { Colours } from '../picture/colours.ts'
import type { Detector } from './detector.ts'
import { findRotatedFaces } from './find-face.ts'
import { cropPortrait } from './portrait.ts'

/**
 * Width of the face on a card's photo relative to the length of the lines on its back, if both are
 * held at about the same distance: a quarter, by the dimensions of such cards. The face of the
 * person holding the card is much wider.
 */
const FACE_WIDTH = { min: 0.1, max: 0.5 }
/** Frames after which another card may be in view. */
const MAX_FRAMES = 40

interface SeenFace {
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
  #seen: readonly SeenFace[] = []

  /** Searches in one orientation, and in the next one next time unless it found a face. */
  addFrame(frame: Colours, detect: Detector): boolean {
    const faces = findRotatedFaces(frame, detect, this.#quarters)
    this.skipFrame()
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
        portrait: cropPortrait(face),
        wide: face.box.width / side,
        score: face.score,
      }))
    }
    this.#since = 0
    this.#inARow++
    return true
  }

  /** Counts a frame that was not searched for faces. */
  skipFrame(): void {
    this.#since++
    if (this.#since > MAX_FRAMES) this.clear()
  }

  /** The card was in the last two frames searched, so it is held still. */
  get isHeld(): boolean {
    return this.#inARow > 1
  }

  /** Photo of a card whose lines have this length relative to the longer side of their picture. */
  findPortrait(lines: number): Colours | undefined {
    return this.#seen.find(({ wide }) => wide >= FACE_WIDTH.min * lines && wide <= FACE_WIDTH.max * lines)?.portrait
  }

  clear(): void {
    this.#seen = []
    this.#inARow = 0
    this.#since = 0
  }
}
