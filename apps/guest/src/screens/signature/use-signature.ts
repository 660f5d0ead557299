import { uploadSignature } from '@foyer/contract/signature.ts'
import { type Guest, getFullName } from '@foyer/domain/guest/guest.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useReportSignatures } from '../../flows/desk/use-report-signatures.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import type { SignatureSheetHandle } from '../../parts/signature-sheet.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import { useAgreement } from './use-agreement.ts'
import { useConsents } from './use-consents.ts'
import type { useSigners } from './use-signers.ts'
import { useTypedName } from './use-typed-name.ts'

/**
 * One guest at the pad. Ink exists only in memory: a reload loses it, which the screen then says,
 * but not who has signed.
 */
export function useSignature(guest: Guest, { reservation, signers, refresh, goOn }: ReturnType<typeof useSigners>) {
  const { site, hotel } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const news = useReportSignatures(reservation?.reference)
  const upload = useCall(uploadSignature)
  const wish = useIdempotencyKey()
  const consents = useConsents(guest)
  const agreement = useAgreement(reservation?.reference)
  const typed = useTypedName(guest)
  const sheet = useRef<SignatureSheetHandle>(null)
  const [isEmpty, setIsEmpty] = useState(true)
  const inkName = `inked.${guest.id}`
  const [hasLostInk, setHasLostInk] = useState(() => readFromVisit(inkName) !== undefined)
  const onInk = (empty: boolean) => {
    setIsEmpty(empty)
    setHasLostInk(false)
    if (empty) removeFromVisit(inkName)
    else saveToVisit(inkName, true)
  }
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)

  const begin = useEffectEvent(() => news.began(guest))
  useEffect(() => begin(), [])

  async function confirm(): Promise<void> {
    setTried(true)
    const ink = sheet.current
    const isMissing =
      !consents.isKnown || consents.missingChecks.size > 0 || consents.missesTerms || !ink || ink.isEmpty()
    if (isMissing || busy || !reservation || agreement.isComing || (typed.isTyping && typed.issue)) return
    const signature = ink.toDataURL(site.policies.signature.format)
    const body = {
      reference: reservation.reference,
      hotelId: hotel.id,
      ...(agreement.shown && { agreement: agreement.shown.agreement }),
      guests: [{ id: guest.id, signature, ...typed.proof, ticks: consents.ticks }],
    }
    setBusy(true)
    try {
      await upload.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      removeFromVisit(inkName)
      const desksTurn = news.follows && reservation.customerCanEdit
      if (desksTurn) news.uploaded(guest)
      await refresh()
      if (signers.some(({ id }) => id !== guest.id)) return
      // The desk does the rest, and the screen is free for the next guest.
      if (desksTurn) await journey.restart()
      else goOn()
    } catch (problem) {
      // What has changed is shown before it is signed.
      if (ensureProblem(problem).code === 'priceChanged') await agreement.refetch()
      if (!typed.refuse(problem) && !consents.refuse(problem))
        problems.show(problem, { action: 'Client update', code: reservation.reference, retry: confirm })
    } finally {
      setBusy(false)
    }
  }

  return {
    name: getFullName(guest) ?? '',
    firstName: guest.firstName,
    sheet,
    typed,
    inked: onInk,
    /** True if the guest had drawn on the sheet before the page was loaded again. */
    hasLostInk: hasLostInk && !typed.isTyping,
    consents,
    agreement,
    busy,
    confirm,
    issues: {
      missesCheck: (name: string) => tried && consents.missingChecks.has(name),
      missesTerms: tried && consents.missesTerms,
      missesInk: tried && isEmpty && !typed.isTyping,
      name: tried ? typed.issue : undefined,
    },
  }
}
