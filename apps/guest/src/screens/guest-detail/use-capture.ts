import type { Guest } from '@foyer/domain/guest/guest.ts'
import { useStoreOpenedReservation } from '../../flows/document/use-store-opened-reservation.ts'
import type { CurrentParty } from '../../flows/party/use-party.ts'
import { useFillingIn } from '../../flows/pre-checkin/use-filling-in.ts'
import { type CaptureFlow, useCaptureFlow } from './use-capture-flow.ts'
import { type GuestDraft, useDraft } from './use-draft.ts'
import { type Scan, useScan } from './use-scan.ts'

/** One guest of a party: their data, the state of the scan, and the current step. */
export interface Capture {
  readonly guest: Guest
  readonly party: CurrentParty
  readonly draft: GuestDraft
  readonly scan: Scan
  readonly flow: CaptureFlow
  /** Another phone of the party is filling in the same guest. */
  readonly isElsewhere: boolean
}

export function useCapture(guest: Guest, party: CurrentParty): Capture {
  useStoreOpenedReservation()
  const draft = useDraft(guest, party.guests)
  const scan = useScan(guest)
  const way = useCaptureFlow({ guest, party, draft, scan })
  const isElsewhere = useFillingIn(party, guest.id).includes(guest.id)
  return { guest, party, draft, scan, flow: way, isElsewhere }
}
