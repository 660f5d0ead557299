import type { Guest } from '@foyer/domain/guest/guest.ts'
import { whySignatureIsSkipped } from '@foyer/domain/signature/signature-skip.ts'
import { keep, kept } from '../../site/kept.ts'
import { useSite } from '../../site/site-context.tsx'
import { useDesk } from './desk-context.tsx'

/** Guests of whom the desk knows how it ended. */
const SETTLED = 'deskKnows'

/** What the desk hears of the signatures of one reservation. */
export function useSignatureNews(reference: string | undefined) {
  const { site } = useSite()
  const desk = useDesk()
  const about = ({ id }: Guest) => ({ reference: reference ?? '', guestId: id })
  const settled = () => kept<string[]>(SETTLED) ?? []
  const settle = (guest: Guest) => keep(SETTLED, [...settled(), guest.id])
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
    /** Each once, though a party may come by here several times. */
    passedOver(guests: readonly Guest[], today: string) {
      if (!desk.follows) return
      for (const guest of guests) {
        const reason = whySignatureIsSkipped(guest, site.policies.signature, today)
        if (!reason || settled().includes(guest.id)) continue
        desk.tell({ type: 'signatureSkipped', data: { ...about(guest), reason } })
        settle(guest)
      }
    },
  }
}
