import { localeOf } from '@foyer/domain/basics/locale.ts'
import { fullName, NO_NAME } from '@foyer/domain/guest/guest.ts'
import { isKnownIncluded } from '@foyer/domain/reservation/included.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { formatDay } from '../../site/format-day.ts'
import { useSite } from '../../site/site-context.tsx'

/** A reservation's texts in the guest's language. */
export function useReservationWords() {
  const { site, label, language } = useSite()
  const text = label.on('your-booking')
  return (reservation: Reservation) => {
    const name = nameOf(reservation)
    return {
      name: name ?? NO_NAME,
      question: name ? text('question', { name }) : text('questionNoName'),
      arrival: formatDay(reservation.startDate, language),
      arrivalLong: formatDay(reservation.startDate, language, 'long'),
      departure: formatDay(reservation.endDate, language),
      length: text('length', { count: reservation.nights }),
      room: reservation.room.typeNames[language] ?? reservation.room.type,
      people: [
        text('adults', { count: site.product.addsPeople ? reservation.guests.length : reservation.adults }),
        ...(reservation.children > 0 ? [text('children', { count: reservation.children })] : []),
        ...(reservation.hasPets ? [text('pets')] : []),
      ].join(', '),
      included: new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(
        reservation.included.map((one) => (isKnownIncluded(one) ? text(`included.${one}`) : one)),
      ),
    }
  }
}

function nameOf({ customer, guests }: Reservation): string | undefined {
  return fullName(customer) ?? fullName(guests.find(({ main }) => main) ?? {})
}
