import type { ConsentSubject } from '@foyer/domain/face/consent.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { isUnproved, nameFor, type ProvedReservation } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { holdReservation } from '../../book/lease/hold-reservation.ts'
import { legalTextIn } from '../../book/legal/legal-text.ts'
import { refuseOthers } from '../../book/mask/authors.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { noteConsents, noteOutcome } from './face.store.ts'

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

export function consentService(reservations: ReservationService): ConsentService {
  /** Finds a guest's reservation. If the visit has only one, it is read later, after locking. */
  async function whose(visit: Visit): Promise<Whose> {
    const [only, ...others] = visit.proved.filter((one) => !isUnproved(visit, one))
    if (only && others.length === 0) return () => only
    const found = await reservations.found(visit)
    return (guestId) => found.find(({ guests }) => guests.some(({ id }) => id === guestId))?.proved
  }

  return {
    async answer(visit, people) {
      for (const [reference, asked] of byReservation(visit, await whose(visit), people)) {
        const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
        const answers = asked.map(({ id, face, scan }) => {
          const guest = reservation.guests.find((one) => one.id === id)
          if (!guest) throw new Problem('badInput', 'no such guest in this booking')
          refuseOthers(visit, reservation, id)
          return { guest, said: { scan, face } }
        })
        await noteConsents(
          visit,
          answers.flatMap(({ guest, said }) => changes(guest, said, textFor(visit, said))),
        )
        for (const { guest, said } of answers)
          if (said.face === false && guest.faceMatched)
            await noteOutcome(visit, { guestId: guest.id, outcome: 'forgotten', saidBy: 'guest' })
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
function byReservation(visit: Visit, whose: Whose, people: readonly Answers[]): Map<string, Answers[]> {
  const all = new Map<string, Answers[]>()
  for (const person of people) {
    const proved = whose(person.id)
    const reference = proved && nameFor(visit, proved)
    if (!reference) throw new Problem('badInput', 'this page has found no such guest')
    const before = all.get(reference) ?? []
    const same = before.find(({ id }) => id === person.id)
    const merged = { id: person.id, face: person.face ?? same?.face, scan: person.scan ?? same?.scan }
    all.set(reference, [...before.filter((one) => one !== same), merged])
  }
  return all
}

type Said = Readonly<Record<ConsentSubject, boolean | undefined>>

/** Consent requires the hotel's text; declining doesn't. */
function textFor(visit: Visit, said: Said): string | undefined {
  const text = legalTextIn(visit, 'scan_and_face_recognition_terms')
  if (text === undefined && (said.scan || said.face)) {
    throw new Problem('legalTextMissing', 'there is no text to agree to')
  }
  return text
}

const kept = { scan: 'scanConsent', face: 'faceConsent' } as const satisfies Record<ConsentSubject, keyof Guest>

/** Skips answers that don't change anything. */
function changes(guest: Guest, said: Said, text: string | undefined) {
  return (['scan', 'face'] as const).flatMap((subject) => {
    const agreed = said[subject]
    return agreed === undefined || agreed === guest[kept[subject]] ? [] : [{ guestId: guest.id, subject, agreed, text }]
  })
}

function withAnswers(guest: Guest, { scan, face }: Said, today: string): Guest {
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
