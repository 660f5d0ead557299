/** What home offers beside check-in. */
export interface HomePolicy {
  readonly walkIn: boolean
  readonly resendCode: boolean
  readonly checkOut: boolean
}
