import type { compareFaces } from '@foyer/contract/face.ts'
import { isFaceDue } from '@foyer/domain/face/face-due.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { problemOf } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/outside-call.ts'
import { holdReservation } from '../../book/lease/hold-reservation.ts'
import { takeTurn } from '../../book/lease/lease.store.ts'
import { refuseOthers } from '../../book/mask/authors.ts'
import { openBook } from '../../book/reservation/book.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { ChooseFaceMatcher, FacePictures } from '../../outside/face-matcher/face-matcher.ts'
import { FailedTry, noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { noteOutcome } from './face.store.ts'
import { isUsable } from './usable-face.ts'

interface Asked {
  readonly query: z.output<typeof compareFaces.query>
  readonly body: FacePictures
}

const WITHIN_MS = 10_000

const LIMIT = { tries: 10, minutes: 5 }

/** These count as guesses; an unavailable matcher doesn't. */
const failures = {
  notMatched: 'faceNotMatched',
  unsure: 'faceUnsure',
  invalid: 'faceInvalid',
} as const satisfies Record<string, ProblemCode>

const tries = (hotelId: number, guestId: string) => ({ kind: 'face', caller: `${hotelId} ${guestId}` }) as const

/**
 * Compares a guest's face with the document. The pictures are only in memory, until the matcher has
 * answered.
 */
export function faceComparison(
  reservations: ReservationService,
  matcherFor: ChooseFaceMatcher,
): OutsideCall<Asked, object, { readonly saidBy: string }, Record<string, never>> {
  return {
    name: 'faceComparison',
    withinMs: WITHIN_MS,

    async claim({ query, body: pictures }, visit) {
      const reservation = await holdReservation(reservations, visit, query.reservation, refuseBeginning)
      const guest = reservation.guests.find(({ index }) => index === query.guestIndex)
      if (!guest) throw new Problem('badInput', 'no such guest in this booking')
      refuseOthers(visit, reservation, guest.id)
      // The answer to the first request may have been lost.
      if (guest.faceMatched) return { answer: {} }
      if (!isFaceDue(guest, visit.site)) throw new Problem('mayNot', 'nobody asks for this face here')
      if (guest.faceConsent !== true) throw new Problem('consentMissing', 'this guest has not agreed to it')
      await refuseAfter(visit.tx, tries(visit.hotel.id, guest.id), LIMIT)
      if (!(await isUsable(pictures, visit.site.policies.face.source))) {
        await noteFailure(visit.tx, tries(visit.hotel.id, guest.id))
        throw new FailedTry('faceInvalid')
      }
      return { wants: { subject: guest.id, reservationId: reservation.id, detail: {} } }
    },

    async ask({ id: key }, { query, body: pictures }, { hotel, site }, signal) {
      const matcher = matcherFor(hotel, site, { demo: query.demo ?? false })
      const answer = await matcher.compare(pictures, { key, signal })
      if (answer === 'matched') return { state: 'done', said: { saidBy: matcher.name } }
      return { state: 'refused', problem: failures[answer] }
    },

    // The matcher keeps no state, so there is nothing to reconcile: the guest takes another
    // picture.
    async reconcile() {
      return { state: 'refused', problem: 'unavailable' }
    },

    async settle({ hotel, tx }, { subject: guestId, reservationId, owner }, outcome) {
      if (outcome.state !== 'done') {
        const { problem } = problemOf(outcome)
        if (Object.values<ProblemCode>(failures).includes(problem)) await noteFailure(tx, tries(hotel.id, guestId))
        return { problem }
      }
      await takeTurn({ hotel, tx }, reservationId)
      const book = openBook(hotel, tx)
      const [reservation] = await book.byIds([reservationId])
      const guest = reservation?.guests.find(({ id }) => id === guestId)
      // The guest may have withdrawn consent during the comparison.
      if (!owner || guest?.faceConsent !== true) return { problem: 'consentMissing' }
      await book.saveGuests(reservationId, [{ ...guest, faceMatched: true, faceSkip: undefined }])
      const { saidBy } = outcome.said
      await noteOutcome({ hotel, id: owner.visitId, appKey: owner.appKey, tx }, { guestId, outcome: 'matched', saidBy })
      return { answer: {} }
    },
  }
}
