import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Hotel } from '../hotel/hotel.ts'
import type { Intent, IntentKind, IntentSpec, Outcome } from '../intent/intent.ts'
import type { Staff } from '../staff-session/staff.ts'
import type { Visit } from '../visit/visit.ts'

/** The authenticated caller within the transaction: a guest's visit or a member of staff. */
export interface Claimant {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
}

/** A call with an external effect; its steps in order of execution. */
export interface OutsideCall<Asked, Detail extends object, Said, Answer extends object, Who extends Claimant = Visit>
  extends IntentKind<Detail, Said, Answer> {
  /**
   * In one transaction with the key: every check, every amount. Returns the request to make, or the
   * answer if none is needed.
   */
  claim(asked: Asked, who: Who): Promise<Claim<Detail, Answer>>
  /**
   * Runs with no transaction open. Throws a Problem only if nothing has happened outside; after any
   * other error the outcome is unknown.
   */
  ask(intent: Intent<Detail>, asked: Asked, caller: Omit<Who, 'tx'>, signal: AbortSignal): Promise<Outcome<Said>>
}

/** The same for staff calls. */
export type StaffOutsideCall<Asked, Detail extends object, Said, Answer extends object> = OutsideCall<
  Asked,
  Detail,
  Said,
  Answer,
  Staff
>

type Claim<Detail extends object, Answer extends object> =
  | { readonly answer: Answer }
  | { readonly intent: IntentSpec<Detail> }
