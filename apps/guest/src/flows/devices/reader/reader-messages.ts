import type { Reading } from '@foyer/vision/reading.ts'

/** A picture to examine. */
export interface ReadRequest {
  readonly id: number
  readonly picture: ImageBitmap
  /** True for one of many camera frames, which vote; false for a single picture. */
  readonly isFrame: boolean
  /** For a frame: the lines of a card have been read, and its photo side is needed. */
  readonly wantsPhoto?: boolean
}

/** What was found on the picture. */
export interface ReadResult {
  readonly id: number
  readonly reading?: Reading
  /** The cropped face on the document; for a frame, only if it belongs to lines that were read. */
  readonly portrait?: Blob
  /** Lines were found but are not certain yet. */
  readonly isNear?: true
  /** A face without lines: the front of a card, a cropped page, or a person. */
  readonly isFaceAlone?: true
  readonly failed?: true
}
