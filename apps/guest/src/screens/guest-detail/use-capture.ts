import type { Guest } from '@foyer/domain/guest/guest.ts'
import { useOpenedGuest } from '../../flows/document/use-opened-guest.ts'
import type { PartyAtHand } from '../../flows/party/use-party.ts'
import { type DraftAtHand, useDraft } from './use-draft.ts'
import { type Scan, useScan } from './use-scan.ts'
import { useWay, type Way } from './use-way.ts'

/** One guest of a party: their data, the state of the scan, and the current step. */
export interface Capture {
  readonly guest: Guest
  readonly party: PartyAtHand
  readonly draft: DraftAtHand
  readonly scan: Scan
  readonly way: Way
}

export function useCapture(guest: Guest, party: PartyAtHand): Capture {
  useOpenedGuest()
  const draft = useDraft(guest)
  const scan = useScan(guest)
  const way = useWay({ guest, party, draft, scan })
  return { guest, party, draft, scan, way }
}
