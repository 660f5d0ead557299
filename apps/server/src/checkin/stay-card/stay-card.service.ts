import { place, toPath } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import { assertWithinLimit, FailedAttempt, recordFailure } from '../../platform/attempts/attempts.store.ts'
import { findOwnPhoneApp } from './find-own-phone-app.ts'
import { createStayCardLink, openStayCardLink } from './stay-card.store.ts'

/** 24 random bytes can't be guessed; callers who try are throttled. */
const LIMITS = [{ tries: 10, minutes: 10 }]

interface StayCardDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly baseUrl: string
}

export interface StayCardService {
  /** Returns the address that opens the stay card on a phone. */
  share(visit: Visit, reference: string): Promise<string>
  open(visit: Visit, link: string, address: string): Promise<FoundReservation[]>
  /** Returns the reservation if this visit has its key. */
  keyHolder(visit: Visit, reference: string): Promise<FoundReservation>
}

export function createStayCardService({ reservations, sites, baseUrl }: StayCardDependencies): StayCardService {
  const keyHolder: StayCardService['keyHolder'] = async (visit, reference) => {
    const reservation = await reservations.one(visit, reference)
    if (reservation.room.keyCode === undefined) throw new Problem('notCheckedIn', 'this page has no key to show')
    return reservation
  }

  return {
    keyHolder,
    async share(visit, reference) {
      const { id } = await keyHolder(visit, reference)
      const { hotel, language } = visit
      const appKey = findOwnPhoneApp((await sites.config(visit.tx, hotel)).config)
      if (!appKey) throw new Problem('notFound', 'this hotel has no page for phones')
      const token = await createStayCardLink(visit, id)
      const address = `/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${language}/appkey/${appKey}`
      return baseUrl + address + toPath(place('stay-card', { code: token }))
    },

    async open(visit, link, address) {
      const tries = { kind: 'stayCard', caller: `${visit.hotel.id} ${address}` } as const
      const id = await openStayCardLink(visit, link)
      if (!id) {
        await assertWithinLimit(visit.tx, tries, LIMITS)
        await recordFailure(visit.tx, tries)
        throw new FailedAttempt('linkEnded', 'this link was opened already, or is over')
      }
      return reservations.saveFound(visit, [id], 'handover')
    },
  }
}
