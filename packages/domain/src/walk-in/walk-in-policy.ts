export interface WalkInPolicy {
  readonly mostNights: number
  readonly mostAdults: number
  readonly mostChildren: number
  readonly membership: boolean
  readonly holdMinutes: number
  readonly mostHolds: number
  readonly asksName: boolean
  readonly onOwnPhones: boolean
}
