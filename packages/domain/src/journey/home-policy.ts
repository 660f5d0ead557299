/** What the home screen offers in addition to check-in. */
export interface HomePolicy {
  readonly walkIn: boolean
  readonly resendCode: boolean
  readonly checkOut: boolean
}
