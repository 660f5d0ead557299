import { formatCalendarFile } from '@foyer/domain/pre-checkin/calendar-file.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { getVisibleNumber } from '@foyer/domain/reservation/visible-number.ts'
import { formatArrivalTime } from '../../site/format-time.ts'
import { saveFile } from '../../site/save-file.ts'
import { useSite } from '../../site/site-context.tsx'

/** The stay as a calendar file, created here so that no other service learns of it. */
export function useCalendarFile(reservation: Reservation): () => void {
  const { id, startDate, endDate, arrivalTime } = reservation
  const number = getVisibleNumber(reservation)
  const { site, hotel, label, language } = useSite()
  const text = label.on('check-in-summary')
  const name = site.hotelInfo.name ?? hotel.name
  return () => {
    const notes = [
      ...(number ? [text('result.calendar.booking', { reference: number })] : []),
      ...(arrivalTime ? [text('result.calendar.arrival', { time: formatArrivalTime(arrivalTime, language) })] : []),
    ]
    const reservation = {
      id,
      title: text('result.calendar.title', { hotel: name }),
      notes: notes.join('\n'),
      place: site.hotelInfo.address ?? name,
      startDate,
      endDate,
    }
    saveFile(`${number ?? 'stay'}.ics`, 'text/calendar', formatCalendarFile(reservation, new Date()))
  }
}
