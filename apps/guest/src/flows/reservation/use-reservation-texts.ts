import { getLocale } from '@foyer/domain/basics/locale.ts'
import { getFullName, NO_NAME } from '@foyer/domain/guest/guest.ts'
import { isKnownIncluded } from '@foyer/domain/reservation/included.ts'
import { localizeRoomType } from '@foyer/domain/reservation/localize-room-type.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { formatDay } from '../../site/format-day.ts'
import { useSite } from '../../site/site-context.tsx'

/** A reservation's texts in the guest's language. */
export function useReservationTexts() {
  const { site, label, language } = useSite()
  const text = label.on('your-booking')
  return (reservation: Reservation) => {
    const name = findName(reservation)
    return {
      name: name ?? NO_NAME,
      question: name ? text('question', { name }) : text('questionNoName'),
      arrival: formatDay(reservation.startDate, language),
      arrivalLong: formatDay(reservation.startDate, language, 'long'),
      departure: formatDay(reservation.endDate, language),
      length: text('length', { count: reservation.nights }),
      room: localizeRoomType(reservation.room, language),
      people: [
        text('adults', { count: site.product.addsPeople ? reservation.guests.length : reservation.adults }),
        ...(reservation.children > 0 ? [text('children', { count: reservation.children })] : []),
        ...(reservation.hasPets ? [text('pets')] : []),
      ].join(', '),
      included: new Intl.ListFormat(getLocale(language), { type: 'unit' }).format(
        reservation.included.map((one) => (isKnownIncluded(one) ? text(`included.${one}`) : one)),
      ),
    }
  }
}

function findName({ customer, guests }: Reservation): string | undefined {
  return getFullName(customer) ?? getFullName(guests.find(({ main }) => main) ?? {})
}
