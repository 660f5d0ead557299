/** A picture that may contain a barcode. */
export interface BarcodeRequest {
  readonly picture: ImageBitmap
}

export interface BarcodeResult {
  /** Undefined if there was none. */
  readonly text: string | undefined
}
