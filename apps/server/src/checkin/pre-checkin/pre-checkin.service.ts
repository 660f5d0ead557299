import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { isLinkToken } from '@foyer/domain/pre-checkin/link-code.ts'
import { opensReservation, type SecondFactor } from '@foyer/domain/pre-checkin/second-factor.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { FailedTry, noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { endLog } from '../checkin-log/checkin-log.store.ts'
import type { GuestService } from '../guests/guests.service.ts'
import { refuseUnlessAllDone } from '../guests/is-done.ts'
import { refuseBeginning } from '../guests/refuse-not-now.ts'
import type { TellHotel } from '../hotel-system/tell-hotel.ts'
import { holdReservation } from '../lease/hold-reservation.ts'
import type { BookedReservation } from '../reservation/read-reservations.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { countOpening, linkHash, linkOf, newLink } from './link.store.ts'
import { linkPath, preCheckinApp } from './link-address.ts'
import { keepPreCheckin } from './pre-checkin.store.ts'

/** Counted for the link and not for who calls: a party may open it in many places, and so may a finder. */
const LINK_LIMIT = { tries: 5, minutes: 60 }

interface Completed {
  readonly guests: readonly GuestPayload[]
  readonly wishes: { readonly arrivalTime?: string | undefined; readonly notes?: string | undefined }
}

export interface PreCheckinService {
  open(visit: Visit, link: string, factor: SecondFactor): Promise<BookedReservation[]>
  share(visit: Visit, reference: string): Promise<string>
  complete(visit: Visit, reference: string, completed: Completed): Promise<void>
}

interface Parts {
  readonly reservations: ReservationService
  readonly guestService: GuestService
  readonly hotel: TellHotel
  readonly sites: Sites
}

export function preCheckinService({ reservations, guestService, hotel, sites }: Parts): PreCheckinService {
  /** Good until the day of departure. */
  async function booked(visit: Visit, token: string) {
    const link = isLinkToken(token) ? await linkOf(visit.tx, token) : undefined
    const [reservation] = link ? await reservations.book(visit).byIds([link.reservationId]) : []
    if (!link || !reservation || reservation.endDate < visit.today)
      throw new Problem('linkEnded', 'this link opens nothing any more')
    return { link, reservation }
  }

  return {
    async open(visit, token, factor) {
      const { link, reservation } = await booked(visit, token)
      const known = (await reservations.found(visit)).filter(({ id }) => id === reservation.id)
      if (known.length > 0 || (!factor.surname && !factor.arrivalDate)) return known
      const tries = { kind: 'preCheckinLink', caller: linkHash(token) } as const
      await refuseAfter(visit.tx, tries, LINK_LIMIT)
      if (!opensReservation(reservation, factor)) {
        await noteFailure(visit.tx, tries)
        throw new FailedTry('reservationNotFound', 'this does not open the link')
      }
      await countOpening(visit.tx, link.id)
      return reservations.remember(visit, [reservation.id])
    },

    async share(visit, reference) {
      const reservation = await reservations.one(visit, reference)
      refuseBeginning(reservation, { today: visit.today, site: { process: 'pre-check-in' } })
      const { config } = await sites.config(visit.tx, visit.hotel)
      const appKey = preCheckinApp(config)
      if (!appKey) throw new Problem('notFound', 'this hotel has no pre-check-in')
      const token = await newLink(visit.tx, {
        hotelId: visit.hotel.id,
        reservationId: reservation.id,
        madeBy: 'guest',
      })
      return linkPath({ hotel: visit.hotel, appKey, language: visit.language, token })
    },

    async complete(visit, reference, { guests, wishes }) {
      // Our own pages save guests one by one, and send here what they were given: with its version. Others save by this call.
      const unsaved = guests.filter(({ version }) => version === undefined)
      if (unsaved.length > 0) await guestService.saveGuests(visit, reference, unsaved)
      const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
      refuseUnlessAllDone(reservation, visit)
      const said = {
        arrivalTime: wishes.arrivalTime ?? reservation.arrivalTime ?? null,
        notes: (wishes.notes ?? reservation.notes ?? '').trim() || null,
      }
      await reservations.book(visit).completePreCheckin(reservation.id, said)
      await keepPreCheckin(visit, reservation.id, said)
      await hotel.preCheckinCompleted(visit, reservation, said)
      await endLog(visit, reservation, { status: 'completed', errors: [] })
    },
  }
}
