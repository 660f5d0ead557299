import { localeOf } from '@foyer/domain/config/locale.ts'
import { fullName, NO_NAME } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { formatDay } from '../site/format-day.ts'
import { useSite } from '../site/site-context.tsx'

/** What we have words for; a hotel's own extras come in the hotel's own words. */
const knownIncluded: ReadonlySet<string> = new Set(['breakfast', 'parking', 'halfBoard', 'fullBoard', 'wifi', 'spa'])

/** A booking in the guest's language. */
export function useStayWords() {
  const { site, label, language } = useSite()
  const text = label.on('your-booking')
  const party = site.product.partyWord
  return (booking: Reservation) => {
    const name = nameOf(booking)
    return {
      name: name ?? NO_NAME,
      question: name ? text(`question.${party}`, { name }) : text(`questionNoName.${party}`),
      arrival: formatDay(booking.startDate, language),
      arrivalLong: formatDay(booking.startDate, language, 'long'),
      departure: formatDay(booking.endDate, language),
      length: text(`length.${party}`, { count: booking.nights }),
      room: booking.room.typeNames[language] ?? booking.room.type,
      people: [
        text(`adults.${party}`, { count: booking.adults }),
        ...(booking.children > 0 ? [text('children', { count: booking.children })] : []),
        ...(booking.hasPets ? [text('pets')] : []),
      ].join(', '),
      included: new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(
        booking.included.map((one) => (knownIncluded.has(one) ? text(`included.${one}`) : one)),
      ),
    }
  }
}

function nameOf({ customer, guests }: Reservation): string | undefined {
  return fullName(customer) ?? fullName(guests.find(({ main }) => main) ?? {})
}
