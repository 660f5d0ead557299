import type { HotelSystemLine } from '@foyer/contract/staff/hotel-system.ts'
import { sql } from 'kysely'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { HOTEL_SYSTEM_END } from '../../book/hotel-system/publish-event.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** How it stands with the hotel's own system; undefined where it has none. */
export async function readHotelLine({ tx, hotel }: Staff, sites: Sites): Promise<HotelSystemLine | undefined> {
  const { config } = await sites.config(tx, hotel)
  if (config.hotel_system.kind === 'embedded') return undefined
  const heard = await tx.selectFrom('hotel_systems').selectAll().executeTakeFirst()
  const told = await deliveriesOf(tx)
  const at = (moment: Date | null | undefined) => moment?.toISOString()
  return {
    host: new URL(config.hotel_system.url).host,
    pulledAt: at(heard?.pulled_at),
    pullError: heard?.pull_error ?? undefined,
    pushedAt: at(heard?.pushed_at),
    deliveredAt: at(told.delivered_at),
    waiting: told.waiting,
    waitingSince: at(told.waiting_since),
    waitingError: told.waiting_error ?? undefined,
    refused: told.refused,
  }
}

interface Told {
  readonly delivered_at: Date | null
  readonly waiting: number
  readonly waiting_since: Date | null
  readonly waiting_error: string | null
  readonly refused: number
}

async function deliveriesOf(tx: HotelTransaction): Promise<Told> {
  const { rows } = await sql<Told>`select
      max(settled_at) filter (where state = 'delivered') as delivered_at,
      (count(*) filter (where state = 'waiting'))::int as waiting,
      min(created_at) filter (where state = 'waiting') as waiting_since,
      (array_agg(last_error order by position) filter (where state = 'waiting' and last_error is not null))[1] as waiting_error,
      (count(*) filter (where state = 'refused'))::int as refused
    from deliveries where end_name = ${HOTEL_SYSTEM_END}`.execute(tx)
  return rows[0] ?? { delivered_at: null, waiting: 0, waiting_since: null, waiting_error: null, refused: 0 }
}
