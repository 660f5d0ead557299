/** Pixels as brightness values, row by row. */
export interface Strip {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
}
