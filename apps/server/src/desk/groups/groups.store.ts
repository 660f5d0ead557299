import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import { statement } from '../../platform/database/statement.ts'

export interface Member {
  readonly id: string
  readonly reference: string
  readonly state: ReservationState
  readonly locator: string | null
}

const columns = 'id, reference, state, group_locator as locator'

/** In the order of their ids, in which they are locked. */
export const listByReference = statement<Member, [references: readonly string[]]>(
  `select ${columns} from reservations where reference = any($1::text[]) order by id`,
)

export const listMembers = statement<Member, [locator: string]>(
  `select ${columns} from reservations where group_locator = $1::text and state <> 'cancelled' order by id`,
)

/** Of the stays whose guests have any. */
export const countCards = statement<{ id: string; cards: number }, [ids: readonly string[]]>(`
  select reservation_id as id, sum(cards_cut)::int as cards from keys
  where reservation_id = any($1::uuid[]) and kind = 'card' and state = 'done'
  group by reservation_id`)

export const setGroup = statement<never, [ids: readonly string[], locator: string | null]>(
  'update reservations set group_locator = $2::text where id = any($1::uuid[])',
)
