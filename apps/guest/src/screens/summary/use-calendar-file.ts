import { calendarFile } from '@foyer/domain/pre-checkin/calendar-file.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { formatArrivalTime } from '../../site/format-time.ts'
import { useSite } from '../../site/site-context.tsx'
import { saveFile } from './save-file.ts'

/** The stay as a file that every calendar reads; made here, so that no other service learns of it. */
export function useCalendarFile({ id, reference, startDate, endDate, arrivalTime }: Reservation): () => void {
  const { site, hotel, label, language } = useSite()
  const text = label.on('check-in-summary')
  const name = site.hotelInfo.name ?? hotel.name
  return () => {
    const notes = [
      text('result.calendar.booking', { reference }),
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
    saveFile(`${reference}.ics`, 'text/calendar', calendarFile(reservation, new Date()))
  }
}
