import { type CutKey, type Doubt, NEVER_SHOWN } from '@foyer/contract/hub.ts'
import { settledKey } from '@foyer/domain/keys/key-state.ts'
import { sql } from 'kysely'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { endKeys, holdKey, keepSettled } from './keys.store.ts'

type HeldKey = NonNullable<Awaited<ReturnType<typeof holdKey>>>
type OnSettled = (key: HeldKey, settled: NonNullable<ReturnType<typeof settledKey>>) => Promise<void>

/**
 * What this hub says became of its own grants; of another's it is not heard. Answers which ids need not be told again: those
 * that are settled, now or before.
 */
export async function takeTold(
  tx: HotelTransaction,
  { hotelId, hub }: { hotelId: number; hub: string },
  told: readonly CutKey[],
  onSettled: OnSettled = async () => {},
): Promise<string[]> {
  const taken: string[] = []
  // In one order, whoever tells: two calls that tell the same do not wait for each other.
  for (const { id, outcome, cards, problem } of told.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const key = await holdKey(tx, id)
    if (!key || key.hub !== hub) continue
    taken.push(id)
    const settled = settledKey(key, { state: outcome, cards })
    if (!settled) continue
    // Nothing was ever begun with it: there is nothing to tell anybody.
    if (problem === NEVER_SHOWN && settled.state === 'refused')
      await endKeys(tx, key.reservationId, { reason: 'neverShown', id })
    else {
      await keepSettled(tx, id, { ...settled, problem })
      await onSettled(key, settled)
    }
    if (settled.state === 'done' && key.operation === 'new')
      await endKeys(tx, key.reservationId, { reason: 'reissued', kind: 'card', but: id })
    await tellDesk(tx, hotelId, key.reservationId)
  }
  return taken
}

/** A key of which nobody knows is a person's to look at; once it is known there is nothing to look at. */
export async function tellDesk(tx: HotelTransaction, hotelId: number, reservationId: string): Promise<void> {
  const [unknown] = await tx
    .selectFrom('keys')
    .innerJoin('reservations as stay', (join) =>
      join.onRef('stay.hotel_id', '=', 'keys.hotel_id').onRef('stay.id', '=', 'keys.reservation_id'),
    )
    .select(['stay.reference', 'keys.device_id'])
    .where('keys.reservation_id', '=', reservationId)
    .where('keys.state', '=', 'unknown')
    .execute()
  if (!unknown) {
    await settleAlert(tx, 'keyUnknown', reservationId)
    return
  }
  const { reference, device_id } = unknown
  const about = { kind: 'keyUnknown', reservationId, reference, key: 'unknown' } as const
  await openAlert(tx, hotelId, { ...about, ...(device_id && { deviceId: device_id }) })
}

const MOST_DOUBTS = 20
/** Why nobody knows: its hub has said nothing. */
const NO_WORD = 'noWord'

/** What this hub was granted, is over, and nothing was told of. */
export async function doubtsOf(tx: HotelTransaction, hub: string): Promise<Doubt[]> {
  const rows = await tx
    .selectFrom('keys')
    .select(['id', 'expires_at'])
    // What the hub itself could not say is a person's to settle.
    .where((key) =>
      key.or([key('state', '=', 'granted'), key.and([key('state', '=', 'unknown'), key('problem', '=', NO_WORD)])]),
    )
    .where('hub', '=', hub)
    .where(sql<boolean>`expires_at < clock_timestamp()`)
    .limit(MOST_DOUBTS)
    .execute()
  return rows.flatMap(({ id, expires_at }) =>
    expires_at ? [{ id, expiresAt: Math.floor(expires_at.getTime() / 1_000) }] : [],
  )
}

/** Cutting the most cards takes less, and a hub tells at once. */
const TELLS_WITHIN_SECONDS = 60

/** Grants whose hub has said nothing: it may be without a line, or without power, with a card half out. */
export async function doubtSilent(tx: HotelTransaction, hotelId: number): Promise<number> {
  const silent = await tx
    .updateTable('keys')
    .set({ state: 'unknown', problem: NO_WORD, settled_at: sql`clock_timestamp()` })
    .where('state', '=', 'granted')
    .where('kind', '=', 'card')
    .where(sql<boolean>`expires_at < clock_timestamp() - make_interval(secs => ${sql.lit(TELLS_WITHIN_SECONDS)})`)
    .returning('reservation_id')
    .execute()
  for (const { reservation_id } of silent) await tellDesk(tx, hotelId, reservation_id)
  return silent.length + (await forgetSettled(tx))
}

/** Of stays that have ended meanwhile. */
async function forgetSettled(tx: HotelTransaction): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('alerts')
    .set({ handled_at: sql`clock_timestamp()` })
    .where('kind', '=', 'keyUnknown')
    .where('handled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('keys')
            .select('keys.id')
            .whereRef('keys.reservation_id', '=', 'alerts.reservation_id')
            .where('keys.state', '=', 'unknown'),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
