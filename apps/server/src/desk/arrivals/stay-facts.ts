import { balanceOf } from '@foyer/domain/payment/balance.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Everything around reservations that a row of the table shows, for many at once: one question each, whatever their number. */
export async function stayFacts(tx: HotelTransaction, ids: readonly string[]) {
  const [balances, screens, tries, alerts, keys, arrivals] = [
    await balancesOf(tx, ids),
    await screensOf(tx, ids),
    await lastTriesOf(tx, ids),
    await openAlertsOf(tx, ids),
    await keysOf(tx, ids),
    await arrivalsOf(tx, ids),
  ]
  return (id: string) => ({
    balance: balances.get(id) ?? balanceOf([]),
    screen: screens.get(id),
    lastTry: tries.get(id),
    openAlerts: alerts.get(id)?.count ?? 0,
    keyIssued: keys.has(id),
    checkedInAt: arrivals.get(id)?.checked_in_at ?? undefined,
    email: arrivals.get(id)?.email ?? undefined,
  })
}

export type FactsOfStay = ReturnType<Awaited<ReturnType<typeof stayFacts>>>

async function balancesOf(tx: HotelTransaction, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('folio_lines')
    .select(['reservation_id', 'kind', 'source', 'amount as minor'])
    .where('reservation_id', 'in', [...ids])
    .execute()
  const folios = Map.groupBy(rows, ({ reservation_id }) => reservation_id)
  return new Map([...folios].map(([id, lines]) => [id, balanceOf(lines)]))
}

/** Who holds the check-in now, by the database's own clock. */
async function screensOf(tx: HotelTransaction, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('checkin_leases as lease')
    .innerJoin('visits', (join) =>
      join.onRef('visits.hotel_id', '=', 'lease.hotel_id').onRef('visits.id', '=', 'lease.visit_id'),
    )
    .leftJoin('devices', (join) =>
      join.onRef('devices.hotel_id', '=', 'visits.hotel_id').onRef('devices.id', '=', 'visits.device_id'),
    )
    .leftJoin('checkin_logs as log', (join) =>
      join
        .onRef('log.hotel_id', '=', 'lease.hotel_id')
        .onRef('log.visit_id', '=', 'lease.visit_id')
        .onRef('log.reservation_id', '=', 'lease.reservation_id'),
    )
    .select(['lease.reservation_id as id', 'lease.holder', 'devices.name', 'devices.id as device_id'])
    .select(sql<Date>`coalesce(log.started_at, visits.opened_at)`.as('since'))
    .where('lease.reservation_id', 'in', [...ids])
    .where('lease.expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('visits.ended_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function lastTriesOf(tx: HotelTransaction, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('checkin_logs')
    .distinctOn('reservation_id')
    .select(['reservation_id as id', 'app_key', 'status'])
    .select(sql<Date>`coalesce(ended_at, arrived_at, started_at)`.as('at'))
    // What was done at home stands apart: nobody stood at a screen.
    .where('action', '=', 'checkin')
    .where('reservation_id', 'in', [...ids])
    .orderBy('reservation_id')
    .orderBy('started_at', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function openAlertsOf(tx: HotelTransaction, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('alerts')
    .select(['reservation_id as id', (row) => row.fn.countAll<number>().as('count')])
    .where('reservation_id', 'in', [...ids])
    .where('handled_at', 'is', null)
    .groupBy('reservation_id')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function keysOf(tx: HotelTransaction, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('access_codes')
    .select('reservation_id as id')
    .where('reservation_id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function arrivalsOf(tx: HotelTransaction, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('reservations')
    .select(['id', 'checked_in_at', 'email'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
