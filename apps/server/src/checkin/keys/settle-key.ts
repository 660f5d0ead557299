import { type CutKey, type Doubt, NEVER_SHOWN } from '@foyer/contract/hub.ts'
import { settledKey } from '@foyer/domain/keys/key-state.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { closeSettledAlerts, listUnknownKeys, listUnsettledGrants, markSilentGrants } from './key-doubt.store.ts'
import { endKeys, holdKey, keepSettled } from './keys.store.ts'

type HeldKey = NonNullable<Awaited<ReturnType<typeof holdKey>>>
type OnSettled = (key: HeldKey, settled: NonNullable<ReturnType<typeof settledKey>>) => Promise<void>

/**
 * Applies this hub's reports on its own grants and ignores those of others. Returns the ids that
 * needn't be reported again, because they are settled.
 */
export async function takeTold(
  tx: HotelTransaction,
  { hotelId, hub }: { hotelId: number; hub: string },
  told: readonly CutKey[],
  onSettled: OnSettled = async () => {},
): Promise<string[]> {
  const taken: string[] = []
  // Locks in a fixed order, so that concurrent reports can't deadlock.
  for (const { id, outcome, cards, problem } of told.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const key = await holdKey(tx, id)
    if (!key || key.hub !== hub) continue
    taken.push(id)
    const settled = settledKey(key, { state: outcome, cards })
    if (!settled) continue
    // The grant was never used, so there is nothing to report.
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

/** Alerts staff to a key with unknown outcome, and closes the alert once it is known. */
export async function tellDesk(tx: HotelTransaction, hotelId: number, reservationId: string): Promise<void> {
  const [unknown] = await listUnknownKeys(tx, reservationId)
  if (!unknown) {
    await settleAlert(tx, 'keyUnknown', reservationId)
    return
  }
  const { reference, device_id } = unknown
  const about = { kind: 'keyUnknown', reservationId, reference, key: 'unknown' } as const
  await openAlert(tx, hotelId, { ...about, ...(device_id && { deviceId: device_id }) })
}

const MOST_DOUBTS = 20

/** Lists this hub's expired grants without a reported outcome. */
export async function doubtsOf(tx: HotelTransaction, hub: string): Promise<Doubt[]> {
  const rows = await listUnsettledGrants(tx, hub, MOST_DOUBTS)
  return rows.flatMap(({ id, expires_at }) =>
    expires_at ? [{ id, expiresAt: Math.floor(expires_at.getTime() / 1_000) }] : [],
  )
}

/** Longer than cutting the most cards takes; a hub reports at once. */
const TELLS_WITHIN_SECONDS = 60

/**
 * Marks grants whose hub is silent: it may be offline or without power, with a card half ejected.
 */
export async function doubtSilent(tx: HotelTransaction, hotelId: number): Promise<number> {
  const silent = await markSilentGrants(tx, TELLS_WITHIN_SECONDS)
  for (const { reservation_id } of silent) await tellDesk(tx, hotelId, reservation_id)
  return silent.length + (await closeSettledAlerts(tx))
}
