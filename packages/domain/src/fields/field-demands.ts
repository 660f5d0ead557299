import type { GuestFieldName } from './field.ts'
import type { IssueKey } from './issues.ts'

/** What someone else than the hotel demands of one guest: the authority that receives its reports. */
export interface FieldDemands {
  /** The guest has to fill this field in. */
  demands(field: GuestFieldName): boolean
  /** The guest may leave this field empty, even if the hotel demands it. */
  exempts(field: GuestFieldName): boolean
  /** The guest has to give an e-mail address or a phone number; true also once one is given. */
  readonly wantsContact: boolean
  /** Why the value that is given would be refused. */
  findIssue(field: GuestFieldName): { readonly issue: IssueKey; readonly expected?: string } | undefined
}
