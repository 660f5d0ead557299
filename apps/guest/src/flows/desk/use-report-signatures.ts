import type { Guest } from '@foyer/domain/guest/guest.ts'
import { signatureSkipReason } from '@foyer/domain/signature/signature-skip.ts'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import { useDesk } from './desk-context.tsx'

/** Guests whose signature outcome the desk already has. */
const REPORTED_GUESTS = 'deskKnows'

/** Reports the signatures of one reservation to the desk. */
export function useReportSignatures(reference: string | undefined) {
  const { site } = useSite()
  const desk = useDesk()
  const about = ({ id }: Guest) => ({ reference: reference ?? '', guestId: id })
  const settled = () => readFromVisit<string[]>(REPORTED_GUESTS) ?? []
  const settle = (guest: Guest) => saveToVisit(REPORTED_GUESTS, [...settled(), guest.id])
  return {
    follows: desk.follows,
    began: (guest: Guest) => desk.tell({ type: 'signatureInProgress', data: about(guest) }),
    skippedByHand(guest: Guest) {
      desk.tell({ type: 'signatureSkipped', data: { ...about(guest), reason: 'signatureSkippedByUser' } })
      settle(guest)
    },
    uploaded(guest: Guest) {
      desk.tell({ type: 'signatureUploaded', data: about(guest) })
      settle(guest)
    },
    /** Reports each guest once, even if the party visits this step several times. */
    passedOver(guests: readonly Guest[], today: string) {
      if (!desk.follows) return
      for (const guest of guests) {
        const reason = signatureSkipReason(guest, site.policies.signature, today)
        if (!reason || settled().includes(guest.id)) continue
        desk.tell({ type: 'signatureSkipped', data: { ...about(guest), reason } })
        settle(guest)
      }
    },
  }
}
