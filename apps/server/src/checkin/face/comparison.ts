import type { compareFaces } from '@foyer/contract/face.ts'
import { isFaceDue } from '@foyer/domain/face/face-due.ts'
import type { TurnSide } from '@foyer/domain/face/face-turn.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { toProblem } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/outside-call.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { assertNotGivenByOthers } from '../../book/mask/authors.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import { createReservationBook } from '../../book/reservation/book.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { ChooseFaceMatcher, FacePictures } from '../../outside/face-matcher/face-matcher.ts'
import { assertWithinLimit, FailedAttempt, recordFailure } from '../../platform/attempts/attempts.store.ts'
import { consumeTurn, insertOutcome } from './face.store.ts'
import { isFilm, isUsable } from './usable-face.ts'

interface ComparisonInput {
  readonly query: z.output<typeof compareFaces.query>
  readonly body: FacePictures
}

interface ComparisonDetail {
  /** The side to which the guest was asked to turn the head in this film. */
  readonly turn?: TurnSide | undefined
}

const TIMEOUT_MS = 10_000

const LIMIT = { tries: 10, minutes: 5 }

/** These count as guesses; an unavailable matcher doesn't. */
const failures = {
  notMatched: 'faceNotMatched',
  unsure: 'faceUnsure',
  invalid: 'faceInvalid',
} as const satisfies Record<string, ProblemCode>

const getAttemptKey = (hotelId: number, guestId: string) => ({ kind: 'face', caller: `${hotelId} ${guestId}` }) as const

/**
 * Compares a guest's face with the document. The pictures are only in memory, until the matcher has
 * answered.
 */
export function createFaceComparison(
  reservations: ReservationService,
  matcherFor: ChooseFaceMatcher,
): OutsideCall<ComparisonInput, ComparisonDetail, { readonly saidBy: string }, Record<string, never>> {
  return {
    name: 'faceComparison',
    timeoutMs: TIMEOUT_MS,

    async claim({ query, body: pictures }, visit) {
      const reservation = await acquireReservation(reservations, visit, query.reservation, assertMayBegin)
      const guest = reservation.guests.find(({ index }) => index === query.guestIndex)
      if (!guest) throw new Problem('badInput', 'no such guest in this booking')
      assertNotGivenByOthers(visit, reservation, guest.id)
      // The answer to the first request may have been lost.
      if (guest.faceMatched) return { answer: {} }
      if (!isFaceDue(guest, visit.site)) throw new Problem('mayNot', 'no face comparison is requested here')
      if (guest.faceConsent !== true) throw new Problem('consentMissing', 'this guest has not agreed to it')
      await assertWithinLimit(visit.tx, getAttemptKey(visit.hotel.id, guest.id), LIMIT)
      if (!(await isUsable(pictures, visit.site.policies.face.source))) {
        await recordFailure(visit.tx, getAttemptKey(visit.hotel.id, guest.id))
        throw new FailedAttempt('faceInvalid')
      }
      // Each film has a side of its own, which applies to this attempt only.
      const turn = isFilm(pictures.face) ? await consumeTurn(visit, guest.id) : undefined
      return { intent: { subject: guest.id, reservationId: reservation.id, detail: { turn } } }
    },

    async ask({ id: key, detail: { turn } }, { query, body: pictures }, { hotel, site }, signal) {
      const matcher = matcherFor(hotel, site, { demo: query.demo ?? false })
      const isFilmed = isFilm(pictures.face)
      if (isFilmed && !turn && !matcher.isSimulated) return { state: 'refused', problem: 'faceInvalid' }
      const answer = await matcher.compare(pictures, { key, signal, turn })
      if (answer !== 'matched') return { state: 'refused', problem: failures[answer] }
      // A picture doesn't show that the person is there, so where films are required a person looks.
      const isStill = site.policies.face.source === 'video' && !isFilmed
      if (isStill && !matcher.isSimulated) return { state: 'refused', problem: failures.unsure }
      return { state: 'done', result: { saidBy: matcher.name } }
    },

    // The matcher keeps no state, so there is nothing to reconcile: the guest takes another
    // picture.
    async reconcile() {
      return { state: 'refused', problem: 'unavailable' }
    },

    async settle({ hotel, tx }, { subject: guestId, reservationId, owner }, outcome) {
      if (outcome.state !== 'done') {
        const { problem } = toProblem(outcome)
        if (Object.values<ProblemCode>(failures).includes(problem))
          await recordFailure(tx, getAttemptKey(hotel.id, guestId))
        return { problem }
      }
      await acquireReservationLock({ hotel, tx }, reservationId)
      const book = createReservationBook(hotel, tx)
      const [reservation] = await book.byIds([reservationId])
      const guest = reservation?.guests.find(({ id }) => id === guestId)
      // The guest may have withdrawn consent during the comparison.
      if (!owner || guest?.faceConsent !== true) return { problem: 'consentMissing' }
      await book.saveGuests(reservationId, [{ ...guest, faceMatched: true, faceSkip: undefined }])
      const { saidBy } = outcome.result
      await insertOutcome(
        { hotel, id: owner.visitId, appKey: owner.appKey, tx },
        { guestId, outcome: 'matched', saidBy },
      )
      return { answer: {} }
    },
  }
}
