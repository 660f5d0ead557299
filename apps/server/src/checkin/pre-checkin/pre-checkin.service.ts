import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import { isLinkToken } from '@foyer/domain/pre-checkin/link-code.ts'
import { matchesSecondFactor, type SecondFactor } from '@foyer/domain/pre-checkin/second-factor.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { endLog } from '../../book/checkin-log/checkin-log.store.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import { assertWithinLimit, FailedAttempt, recordFailure } from '../../platform/attempts/attempts.store.ts'
import type { RunInBackground } from '../../platform/background/run-in-background.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { assertAllDone } from '../guests/assert-all-done.ts'
import type { GuestService } from '../guests/guests.service.ts'
import { countMiss, countOpening, createLink, findLink, hashLink } from './link.store.ts'
import { findPreCheckinApp, formatLinkPath } from './link-address.ts'
import { savePreCheckin } from './pre-checkin.store.ts'

/**
 * Counted per link, not per caller: a party may open it in many places, and so may someone who
 * finds it.
 */
const LINK_LIMIT = { tries: 5, minutes: 60 }

interface Completed {
  readonly guests: readonly GuestPayload[]
  readonly wishes: { readonly arrivalTime?: string | undefined; readonly notes?: string | undefined }
}

export interface PreCheckinService {
  open(visit: Visit, link: string, factor: SecondFactor): Promise<FoundReservation[]>
  share(visit: Visit, reference: string): Promise<string>
  complete(visit: Visit, reference: string, completed: Completed): Promise<void>
}

interface PreCheckinDependencies {
  readonly reservations: ReservationService
  readonly guestService: GuestService
  readonly hotel: HotelPublisher
  readonly sites: Sites
  readonly changes: Changes
  readonly inBackground: RunInBackground
}

export function createPreCheckinService(parts: PreCheckinDependencies): PreCheckinService {
  const { reservations, guestService, hotel, sites, changes, inBackground } = parts

  /** Links are valid until the day of departure. */
  async function booked(visit: Visit, token: string) {
    if (!processes[visit.site.process].inSeveralHands)
      throw new Problem('linkEnded', 'a link only opens in pre-check-in')
    const link = isLinkToken(token) ? await findLink(visit.tx, token) : undefined
    const [reservation] = link ? await reservations.book(visit).byIds([link.reservationId]) : []
    if (!link || !reservation || reservation.endDate < visit.today)
      throw new Problem('linkEnded', 'this link no longer works')
    return { link, reservation }
  }

  async function tell(
    kind: 'linkGuessed' | 'reservationGuessed',
    { tx, hotel: { id: hotelId } }: Visit,
    { id, reference }: Reservation,
  ): Promise<void> {
    await openAlert(tx, hotelId, { kind, reservationId: id, reference })
    inBackground(async () => changes.publish(hotelId, 'alerts', 'audit'))
  }

  return {
    async open(visit, token, factor) {
      const { link, reservation } = await booked(visit, token)
      const known = (await reservations.found(visit)).filter(({ id }) => id === reservation.id)
      if (known.length > 0 || (!factor.surname && !factor.arrivalDate)) return known
      const tries = { kind: 'preCheckinLink', caller: hashLink(token) } as const
      const [failed = 0] = await assertWithinLimit(visit.tx, tries, LINK_LIMIT)
      if (!matchesSecondFactor(reservation, factor)) {
        await recordFailure(visit.tx, tries)
        const { ended } = await countMiss(visit.tx, link.id)
        if (ended) await tell('linkGuessed', visit, reservation)
        else if (failed + 1 >= LINK_LIMIT.tries) await tell('reservationGuessed', visit, reservation)
        throw new FailedAttempt(ended ? 'linkEnded' : 'reservationNotFound', 'this does not open the link')
      }
      await countOpening(visit.tx, link.id)
      return reservations.saveFound(visit, [reservation.id], link.madeBy === 'staff' ? 'mail' : 'link')
    },

    async share(visit, reference) {
      const reservation = await reservations.one(visit, reference)
      assertMayBegin(reservation, { today: visit.today, site: { process: 'pre-check-in' } })
      const { config } = await sites.config(visit.tx, visit.hotel)
      const appKey = findPreCheckinApp(config)
      if (!appKey) throw new Problem('notFound', 'this hotel has no pre-check-in')
      const token = await createLink(visit.tx, {
        hotelId: visit.hotel.id,
        reservationId: reservation.id,
        madeBy: 'guest',
      })
      return formatLinkPath({ hotel: visit.hotel, appKey, language: visit.language, token })
    },

    async complete(visit, reference, { guests, wishes }) {
      // Our own pages save guests one by one and send them here with a version. Other clients save
      // with this call.
      const unsaved = guests.filter(({ version }) => version === undefined)
      if (unsaved.length > 0) await guestService.saveGuests(visit, reference, unsaved)
      const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
      assertAllDone(reservation, visit)
      const said = {
        arrivalTime: wishes.arrivalTime ?? reservation.arrivalTime ?? null,
        notes: (wishes.notes ?? reservation.notes ?? '').trim() || null,
      }
      await reservations.book(visit).completePreCheckin(reservation.id, said)
      await savePreCheckin(visit, reservation.id, said)
      await hotel.preCheckinCompleted(visit, reservation, said)
      await endLog(visit, reservation, { status: 'completed', errors: [] })
    },
  }
}
