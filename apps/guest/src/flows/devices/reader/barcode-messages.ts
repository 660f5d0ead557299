/** A picture that may contain a barcode. */
export interface BarcodeLook {
  readonly picture: ImageBitmap
}

export interface BarcodeSight {
  /** Undefined if there was none. */
  readonly text: string | undefined
}
