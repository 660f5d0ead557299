import type { AskingAuthority } from './asking-authority.ts'

export interface GuestPolicy {
  readonly policeIntegration: boolean
  readonly savedOneByOne: boolean
  readonly childrenListed: boolean
  readonly formsJoined: boolean
  readonly repeatedEmailAllowed: boolean
  /** Whose rules the form follows too; absent if nothing is sent. */
  readonly authority?: AskingAuthority | undefined
}
