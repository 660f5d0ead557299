import { NEVER_SHOWN, type ReportedKey, type UnresolvedGrant } from '@foyer/contract/hub.ts'
import { resolveKeyState } from '@foyer/domain/keys/key-state.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { getReference } from '../../book/reservation/reservation.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import {
  closeSettledAlerts,
  listUnknownKeys,
  listUnsettledGrants,
  markSilentGrants,
  NO_REPORT,
} from './key-doubt.store.ts'
import { endKeys, lockKey, saveSettled } from './keys.store.ts'

type LockedKey = NonNullable<Awaited<ReturnType<typeof lockKey>>>
type OnSettled = (key: LockedKey, settled: NonNullable<ReturnType<typeof resolveKeyState>>) => Promise<void>

/**
 * Applies this hub's reports on its own grants and ignores those of others. Returns the ids that
 * needn't be reported again, because they are settled.
 */
export async function applyReports(
  tx: HotelTransaction,
  { hotelId, hub }: { hotelId: number; hub: string },
  told: readonly ReportedKey[],
  onSettled: OnSettled = async () => {},
): Promise<string[]> {
  const taken: string[] = []
  // Locks in a fixed order, so that concurrent reports can't deadlock.
  for (const { id, outcome, cards, problem } of told.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const key = await lockKey(tx, id)
    if (!key || key.hub !== hub) continue
    taken.push(id)
    const settled = resolveKeyState(key, { state: outcome, cards })
    if (key.state === 'ended') {
      await applyReportOfEnded(tx, hotelId, key, { settled, isUnknown: outcome === 'unknown', problem })
      continue
    }
    if (!settled) continue
    // The grant was never used, so there is nothing to report.
    if (problem === NEVER_SHOWN && settled.state === 'refused')
      await endKeys(tx, key.reservationId, { reason: 'neverShown', id })
    else {
      await saveSettled(tx, key, { ...settled, problem })
      await onSettled(key, settled)
    }
    if (settled.state === 'done' && key.operation === 'new')
      await endKeys(tx, key.reservationId, { reason: 'reissued', kind: 'card', but: id })
    await notifyDesk(tx, hotelId, key.reservationId)
  }
  return taken
}

/** Recorded if a hub gives no reason for an unknown outcome. */
const UNKNOWN = 'outcomeUnknown'

interface EndedReport {
  /** Undefined if nothing changes. */
  readonly settled: ReturnType<typeof resolveKeyState>
  readonly isUnknown: boolean
  readonly problem: string | undefined
}

/**
 * Counts cards that left the machine for a key that has ended, and alerts staff once: the room or
 * the days on them are no longer the guest's.
 */
async function applyReportOfEnded(
  tx: HotelTransaction,
  hotelId: number,
  key: LockedKey,
  { settled, isUnknown, problem }: EndedReport,
): Promise<void> {
  const isFirstDoubt = isUnknown && (key.problem === null || key.problem === NO_REPORT)
  if (!settled && !isFirstDoubt) return
  const { id: keyId, reservationId, deviceId, cardsCut } = key
  const known = isUnknown ? (problem ?? UNKNOWN) : problem
  await saveSettled(tx, key, { state: 'ended', cardsCut: settled?.cardsCut ?? cardsCut, problem: known })
  const reference = await getReference(tx, reservationId)
  const about = { kind: 'endedKeyCut', reservationId, reference, keyId, key: isUnknown ? 'unknown' : 'given' } as const
  await openAlert(tx, hotelId, { ...about, ...(deviceId && { deviceId }) })
}

/** Alerts staff to a key with unknown outcome, and closes the alert once it is known. */
export async function notifyDesk(tx: HotelTransaction, hotelId: number, reservationId: string): Promise<void> {
  const [unknown] = await listUnknownKeys(tx, reservationId)
  if (!unknown) {
    await settleAlert(tx, 'keyUnknown', reservationId)
    return
  }
  const { reference, device_id } = unknown
  const about = { kind: 'keyUnknown', reservationId, reference, key: 'unknown' } as const
  await openAlert(tx, hotelId, { ...about, ...(device_id && { deviceId: device_id }) })
}

const MAX_DOUBTS = 20

/** Lists this hub's expired grants without a reported outcome. */
export async function listDoubts(tx: HotelTransaction, hub: string): Promise<UnresolvedGrant[]> {
  const rows = await listUnsettledGrants(tx, hub, MAX_DOUBTS)
  return rows.flatMap(({ id, expires_at }) =>
    expires_at ? [{ id, expiresAt: Math.floor(expires_at.getTime() / 1_000) }] : [],
  )
}

/** Longer than cutting the most cards takes; a hub reports at once. */
const REPORT_TIMEOUT_SECONDS = 60

/**
 * Marks grants whose hub is silent: it may be offline or without power, with a card half ejected.
 */
export async function markSilentUnknown(tx: HotelTransaction, hotelId: number): Promise<number> {
  const silent = await markSilentGrants(tx, REPORT_TIMEOUT_SECONDS)
  for (const { reservation_id } of silent) await notifyDesk(tx, hotelId, reservation_id)
  return silent.length + (await closeSettledAlerts(tx))
}
