import type { Reading } from '@foyer/vision/reading.ts'

/** A picture to look at. */
export interface Look {
  readonly id: number
  readonly picture: ImageBitmap
  /** One of many from a camera, which vote; else the only one there is. */
  readonly isFrame: boolean
  /** Of a frame: the lines of a card have been read, and its other side is wanted. */
  readonly wantsPhoto?: boolean
}

/** What was seen on it. */
export interface Sight {
  readonly id: number
  readonly reading?: Reading
  /** The face on the document, cut out; of a frame only when it belongs to lines that were read. */
  readonly portrait?: Blob
  /** There are lines, which are not certain yet. */
  readonly isNear?: true
  /** There is a face and there are no lines: the front of a card, a page that is cut off, or a person. */
  readonly isFaceAlone?: true
  readonly failed?: true
}
