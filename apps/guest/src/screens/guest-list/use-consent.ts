import { saveFaceConsent } from '@foyer/contract/face.ts'
import { legalConditions } from '@foyer/contract/legal.ts'
import {
  type ConsentSubject,
  getConsentSubjects,
  getConsentsDue,
  getGivenConsents,
} from '@foyer/domain/face/consent.ts'
import { type Guest, getFullName } from '@foyer/domain/guest/guest.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

export type ConsentAnswers = { readonly [Subject in ConsentSubject]?: boolean }

/** The consent dialog that is open. */
export interface ConsentPrompt {
  readonly guestId: string
  readonly name: string | undefined
  readonly kind: 'ask' | 'withdraw'
  readonly subjects: readonly ConsentSubject[]
  readonly text: string
  /** Day of the consents that can be withdrawn. */
  readonly day: string | undefined
  /** Continues to where the guest was going. */
  readonly then?: () => void
}

/** Consents of a party: who has to be asked, their answers, and how to withdraw them. */
export function useConsent(listed: readonly Guest[], refresh: () => Promise<unknown>) {
  const { site, readers, hotel, language } = useSite()
  const problems = useProblems()
  const save = useCall(saveFaceConsent)
  const wish = useIdempotencyKey()
  const [asking, setAsking] = useState<ConsentPrompt>()
  const [isPutOff, setPutOff] = useState(false)
  const [busy, setBusy] = useState(false)
  const isConcerned = (guest: Guest) => getConsentSubjects(withoutConsents(guest), site, readers).length > 0
  const legal = useLoad(legalConditions, { body: { hotelId: hotel.id, language } }, { when: listed.some(isConcerned) })
  const text = legal.data?.scanAndFaceTerms
  // Without a text there can be no consent: scanners that need none still work, faces are skipped.
  const hasText = Boolean(text)

  async function readText(): Promise<string | undefined> {
    if (text || legal.isSuccess) return text
    const { data, error } = await legal.refetch()
    if (error && error.code !== 'legalTextMissing') throw error
    return data?.scanAndFaceTerms
  }

  async function ask(guest: Guest, subjects: readonly ConsentSubject[], then?: () => void): Promise<void> {
    try {
      const written = subjects.length > 0 ? await readText() : undefined
      if (!written) return then?.()
      setAsking({ ...toPromptGuest(guest), kind: 'ask', subjects, text: written, ...(then && { then }) })
    } catch (problem) {
      problems.show(problem, { action: 'Client update', retry: () => ask(guest, subjects, then) })
    }
  }

  async function answer(said: ConsentAnswers): Promise<void> {
    if (!asking || busy) return
    const body = { people: [{ id: asking.guestId, ...said }] }
    setBusy(true)
    try {
      await save.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      await refresh()
      setAsking(undefined)
      asking.then?.()
    } catch (problem) {
      problems.show(problem, { action: 'Client update', retry: () => answer(said) })
    } finally {
      setBusy(false)
    }
  }

  return {
    asking,
    busy,
    /** True if a guest still has to be asked. */
    isDue: hasText && listed.some((guest) => getConsentsDue(guest, site, readers).length > 0),
    /** True if faces are compared here, so that the question has two parts. */
    asksFace: listed.some((guest) => getConsentsDue(guest, site, readers).includes('face')),
    /** True after the guest has closed the question without an answer. */
    isPutOff,
    /**
     * Returns true if this guest has to see the list because of a consent: to read about the face
     * before the question, or to change an answer on the way back.
     */
    needsList: (guest: Guest, movedBack: boolean) =>
      movedBack ? isConcerned(guest) : getConsentSubjects(withoutConsents(guest), site, readers).includes('face'),
    /** Returns true if this guest has answered and may review it. */
    canReview: (guest: Guest) => hasText && guest.consentDay !== undefined && isConcerned(guest),
    before: (guest: Guest, then: () => void) => ask(guest, getConsentsDue(guest, site, readers), then),
    review(guest: Guest) {
      const given = getGivenConsents(guest)
      if (given.length === 0) return ask(guest, getConsentSubjects(withoutConsents(guest), site, readers))
      setAsking({ ...toPromptGuest(guest), kind: 'withdraw', subjects: given, text: text ?? '' })
    },
    answer,
    withdraw: () => answer(Object.fromEntries((asking?.subjects ?? []).map((subject) => [subject, false]))),
    close() {
      setPutOff(true)
      setAsking(undefined)
    },
  }
}

export type Consent = ReturnType<typeof useConsent>

function toPromptGuest(guest: Guest) {
  return { guestId: guest.id, name: getFullName(guest), day: guest.consentDay }
}

function withoutConsents(guest: Guest): Guest {
  return { ...guest, faceConsent: undefined, scanConsent: undefined, faceMatched: false, faceSkip: undefined }
}
