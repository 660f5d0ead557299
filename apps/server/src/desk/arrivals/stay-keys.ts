import type { StayKey } from '@foyer/contract/staff/keys.ts'
import type { KeyRecord } from './stay-records.store.ts'

const toIsoString = (text: string | null): string | undefined =>
  text === null ? undefined : new Date(text).toISOString()

/** Maps a stay's key to what the desk sees. */
export function toStayKey(key: KeyRecord): StayKey {
  return {
    id: key.id,
    kind: key.kind,
    state: key.state,
    operation: key.operation,
    cardsGranted: key.cards_granted,
    cardsCut: key.cards_cut,
    roomNumber: key.room_number ?? undefined,
    at: new Date(key.at).toISOString(),
    settledAt: toIsoString(key.settled_at),
    endedAt: toIsoString(key.ended_at),
    endReason: key.end_reason ?? undefined,
    endsEarlyOn: key.ends_early_on ?? undefined,
    endsEarlyAt: key.ends_early_at ?? undefined,
    problem: key.problem ?? undefined,
    by: key.by ?? undefined,
  }
}
