import type { HotelPublisher } from '../hotel-system/hotel-publisher.ts'
import type { AuthorityReports } from './authority-reports.ts'

/** After each event that may change what has to be reported, compares the stay with what was sent. */
export function publishToAuthority(publisher: HotelPublisher, reports: AuthorityReports): HotelPublisher {
  return {
    ...publisher,
    async arrived(at, reservation, arrival) {
      await publisher.arrived(at, reservation, arrival)
      await reports.refresh(at, reservation.id)
    },
    async walkedIn(at, reservation) {
      await publisher.walkedIn(at, reservation)
      await reports.refresh(at, reservation.id)
    },
    async paid(at, reservation, payment) {
      await publisher.paid(at, reservation, payment)
      await reports.refresh(at, reservation.id)
    },
    async guestsSaved(at, reservation, guests) {
      await publisher.guestsSaved(at, reservation, guests)
      await reports.refresh(at, reservation.id)
    },
    async departed(at, reservation, by) {
      await publisher.departed(at, reservation, by)
      await reports.refresh(at, reservation.id)
    },
    async departureUndone(at, reservation) {
      await publisher.departureUndone(at, reservation)
      await reports.refresh(at, reservation.id)
    },
    async cancelled(at, reservation, by) {
      await publisher.cancelled(at, reservation, by)
      await reports.refresh(at, reservation.id)
    },
  }
}
