import { isFaceDue } from '@foyer/domain/face/face-due.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ChooseFaceMatcher, FacePictures } from '../../outside/face-matcher/face-matcher.ts'
import { FailedTry, noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { holdBooking } from '../booking/hold-booking.ts'
import { refuseBeginning } from '../booking/refuse-not-now.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { noteOutcome } from './face.store.ts'
import { isUsable } from './usable-face.ts'

interface Comparison {
  readonly reference: string
  readonly guestIndex: number
  readonly pictures: FacePictures
  readonly demo: boolean
}

interface Skip {
  readonly reference: string
  readonly guestId: string
  readonly why: NonNullable<Guest['faceSkip']>
}

export interface FaceService {
  /** Resolves with a match, and with nothing else. */
  compare(visit: Visit, comparison: Comparison): Promise<void>
  skip(visit: Visit, skip: Skip): Promise<void>
}

const LIMIT = { tries: 10, minutes: 5 }

export function faceService(reservations: ReservationService, matcherFor: ChooseFaceMatcher): FaceService {
  const held = (visit: Visit, reference: string) => holdBooking(reservations, visit, reference, refuseBeginning)

  async function save(visit: Visit, { id }: Reservation, guest: Guest): Promise<void> {
    await reservations.book(visit).saveGuests(id, [guest])
  }

  return {
    async compare(visit, { reference, guestIndex, pictures, demo }) {
      const reservation = await held(visit, reference)
      const guest = one(reservation, ({ index }) => index === guestIndex)
      // The answer to the first question may have been lost on the way.
      if (guest.faceMatched) return
      refuseUnlessDue(guest, visit)
      if (guest.faceConsent !== true) throw new Problem('consentMissing', 'this guest has not agreed to it')
      const tries = { kind: 'face', caller: `${visit.hotel.id} ${guest.id}` } as const
      await refuseAfter(visit.tx, tries, LIMIT)
      const matcher = matcherFor(visit.hotel, visit.site)
      const usable = await isUsable(pictures, visit.site.policies.face.source)
      const answer = usable ? await matcher.compare(pictures, { demo }) : 'invalid'
      if (answer !== 'matched') {
        await noteFailure(visit.tx, tries)
        throw new FailedTry(answer === 'notMatched' ? 'faceNotMatched' : 'faceInvalid')
      }
      await save(visit, reservation, { ...guest, faceMatched: true, faceSkip: undefined })
      await noteOutcome(visit, { guestId: guest.id, outcome: 'matched', saidBy: matcher.name })
    },

    async skip(visit, { reference, guestId, why }) {
      const reservation = await held(visit, reference)
      const guest = one(reservation, ({ id }) => id === guestId)
      if (guest.faceSkip === why) return
      refuseUnlessDue(guest, visit)
      await save(visit, reservation, { ...guest, faceSkip: why })
      await noteOutcome(visit, { guestId, outcome: why, saidBy: 'guest' })
    },
  }
}

function one({ guests }: Reservation, is: (guest: Guest) => boolean): Guest {
  const guest = guests.find(is)
  if (!guest) throw new Problem('badInput', 'no such guest in this booking')
  return guest
}

function refuseUnlessDue(guest: Guest, { site }: Visit): void {
  if (!isFaceDue(guest, site)) throw new Problem('mayNot', 'nobody asks for this face here')
}
