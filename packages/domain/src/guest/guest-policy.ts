export interface GuestPolicy {
  readonly policeIntegration: boolean
  readonly savedOneByOne: boolean
  readonly childrenListed: boolean
  readonly formsJoined: boolean
  readonly repeatedEmailAllowed: boolean
}
