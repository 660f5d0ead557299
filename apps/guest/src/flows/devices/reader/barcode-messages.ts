/** A picture on which there may be a barcode. */
export interface BarcodeLook {
  readonly picture: ImageBitmap
}

export interface BarcodeSight {
  /** Undefined where there was none. */
  readonly text: string | undefined
}
