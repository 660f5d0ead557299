import type { ConsentSubject } from '@foyer/domain/face/consent.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { getPublicReference, isUnproved, type ProvedReservation } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { getLegalText } from '../../book/legal/legal-text.ts'
import { assertNotGivenByOthers } from '../../book/mask/authors.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { insertConsents, insertOutcome } from './face.store.ts'

/** One guest's answers; omitted ones stay unchanged. */
export interface Answers {
  readonly id: string
  readonly face?: boolean | undefined
  readonly scan?: boolean | undefined
}

export interface ConsentService {
  /** A no withdraws an earlier yes and deletes its results. */
  answer(visit: Visit, people: readonly Answers[]): Promise<void>
}

export function createConsentService(reservations: ReservationService): ConsentService {
  /** Finds a guest's reservation. If the visit has only one, it is read later, after locking. */
  async function whose(visit: Visit): Promise<Whose> {
    const [only, ...others] = visit.proved.filter((one) => !isUnproved(visit, one))
    if (only && others.length === 0) return () => only
    const found = await reservations.found(visit)
    return (guestId) => found.find(({ guests }) => guests.some(({ id }) => id === guestId))?.proved
  }

  return {
    async answer(visit, people) {
      for (const [reference, asked] of groupByReservation(visit, await whose(visit), people)) {
        const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
        const answers = asked.map(({ id, face, scan }) => {
          const guest = reservation.guests.find((one) => one.id === id)
          if (!guest) throw new Problem('badInput', 'no such guest in this booking')
          assertNotGivenByOthers(visit, reservation, id)
          return { guest, said: { scan, face } }
        })
        await insertConsents(
          visit,
          answers.flatMap(({ guest, said }) => listChanges(guest, said, requireLegalText(visit, said))),
        )
        for (const { guest, said } of answers)
          if (said.face === false && guest.faceMatched)
            await insertOutcome(visit, { guestId: guest.id, outcome: 'forgotten', saidBy: 'guest' })
        await reservations.book(visit).saveGuests(
          reservation.id,
          answers.map(({ guest, said }) => withAnswers(guest, said, visit.today)),
        )
      }
    },
  }
}

type Whose = (guestId: string) => ProvedReservation | undefined

/** Locks each reservation once for all of its guests, and merges one person's answers. */
function groupByReservation(visit: Visit, whose: Whose, people: readonly Answers[]): Map<string, Answers[]> {
  const all = new Map<string, Answers[]>()
  for (const person of people) {
    const proved = whose(person.id)
    const reference = proved && getPublicReference(visit, proved)
    if (!reference) throw new Problem('badInput', 'this visit has found no such guest')
    const before = all.get(reference) ?? []
    const same = before.find(({ id }) => id === person.id)
    const merged = { id: person.id, face: person.face ?? same?.face, scan: person.scan ?? same?.scan }
    all.set(reference, [...before.filter((one) => one !== same), merged])
  }
  return all
}

type ConsentAnswers = Readonly<Record<ConsentSubject, boolean | undefined>>

/** Consent requires the hotel's text; declining doesn't. */
function requireLegalText(visit: Visit, said: ConsentAnswers): string | undefined {
  const text = getLegalText(visit, 'scan_and_face_recognition_terms')
  if (text === undefined && (said.scan || said.face)) {
    throw new Problem('legalTextMissing', 'there is no text to agree to')
  }
  return text
}

const consentFields = { scan: 'scanConsent', face: 'faceConsent' } as const satisfies Record<
  ConsentSubject,
  keyof Guest
>

/** Skips answers that don't change anything. */
function listChanges(guest: Guest, said: ConsentAnswers, text: string | undefined) {
  return (['scan', 'face'] as const).flatMap((subject) => {
    const agreed = said[subject]
    return agreed === undefined || agreed === guest[consentFields[subject]]
      ? []
      : [{ guestId: guest.id, subject, agreed, text }]
  })
}

function withAnswers(guest: Guest, { scan, face }: ConsentAnswers, today: string): Guest {
  return {
    ...guest,
    ...(scan !== undefined && { scanConsent: scan }),
    ...(face !== undefined && { faceConsent: face }),
    ...(face === false && { faceMatched: false }),
    // Agreeing again also cancels an earlier skip.
    ...(face === true && { faceSkip: undefined }),
    consentDay: today,
  }
}
