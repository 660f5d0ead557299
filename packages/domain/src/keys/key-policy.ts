export interface KeyPolicy {
  readonly provider: string
  readonly hardware: string
  readonly simulated: boolean
  readonly fakeDispenser: boolean
  readonly keybox: boolean
}
