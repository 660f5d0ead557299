import { mailStayCard, shareStayCard } from '@foyer/contract/stay-card.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { maskEmail } from '@foyer/domain/staff/mask.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent } from 'react'
import { useProblems } from '../../problems/problems-context.tsx'

/** Renewed shortly before the link expires, so that a guest never scans an expired one. */
const EXPIRY_MARGIN_MS = 10_000

export function useShareStayCard({ reference, guests }: Reservation) {
  const problems = useProblems()
  const share = useCall(shareStayCard)
  const mail = useCall(mailStayCard)
  const address = (guests.find(({ main }) => main) ?? guests[0])?.email

  const ask = useEffectEvent(() => share.mutate({ body: { reference } }))
  useEffect(() => ask(), [])
  const seconds = share.data?.seconds
  useEffect(() => {
    if (!seconds) return
    const timer = setInterval(() => ask(), seconds * 1000 - EXPIRY_MARGIN_MS)
    return () => clearInterval(timer)
  }, [seconds])

  async function send(): Promise<void> {
    try {
      await mail.mutateAsync({ body: { reference } })
    } catch (caught) {
      problems.show(caught, { code: reference, retry: send })
    }
  }

  return {
    /**
     * Reserves space for the QR code until it is known to be unavailable, so that nothing jumps.
     */
    isComing: !share.data && !share.isError,
    picture: share.data && `data:image/png;base64,${share.data.picture}`,
    mail: address
      ? { address: mail.data?.to ?? maskEmail(address), sent: mail.isSuccess, busy: mail.isPending, send }
      : undefined,
  }
}
