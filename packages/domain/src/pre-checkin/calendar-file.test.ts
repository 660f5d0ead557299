import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCalendarFile } from './calendar-file.ts'

const reservation = {
  id: 'reservation-1',
  title: 'Foyer Palace, Barcelona; 3 nights',
  notes: 'Booking FOY1015\nArrival about 3:30 PM',
  place: 'Carrer del Fanal 24',
  startDate: '2030-12-31',
  endDate: '2031-01-03',
}
const bytesIn = (text: string) => encodeURIComponent(text).replaceAll(/%../g, '.').length
const now = new Date('2030-05-10T10:00:00.123Z')

it("uses whole days and escapes the format's special characters", () => {
  expect(formatCalendarFile(reservation, now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Pre-check-in//EN',
    'BEGIN:VEVENT',
    'UID:reservation-1@foyer',
    'DTSTAMP:20300510T100000Z',
    'DTSTART;VALUE=DATE:20301231',
    'DTEND;VALUE=DATE:20310103',
    'SUMMARY:Foyer Palace\\, Barcelona\\; 3 nights',
    'DESCRIPTION:Booking FOY1015\\nArrival about 3:30 PM',
    'LOCATION:Carrer del Fanal 24',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('no line exceeds 75 bytes, no text adds a line, and unfolding restores the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (notes) => {
      const lines = formatCalendarFile({ ...reservation, notes }, now).split('\r\n')
      const long = lines.filter((line) => bytesIn(line) > 75)
      const whole = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
      return long.length === 0 && whole.length === 15
    }),
  )
})
