import { expect, it, onTestFinished, vi } from 'vitest'
import { toLocalDay, toMoment, toSameTime, toTimeOfDay } from './local-time.ts'

const BERLIN = 'Europe/Berlin'

it.each([
  ['2027-05-09T21:59:59Z', BERLIN, '2027-05-09'],
  ['2027-05-09T22:00:00Z', BERLIN, '2027-05-10'],
  ['2027-01-09T22:30:00Z', BERLIN, '2027-01-09'],
  ['2027-05-10T06:59:59Z', 'America/Los_Angeles', '2027-05-09'],
  ['2027-05-10T11:00:00Z', 'Pacific/Auckland', '2027-05-10'],
  ['2027-05-10T12:00:00Z', 'Pacific/Auckland', '2027-05-11'],
])('%s is in %s on %s', (moment, timeZone, day) => {
  expect(toLocalDay(moment, timeZone)).toBe(day)
  expect(toLocalDay(Date.parse(moment), timeZone)).toBe(day)
})

it.each([
  ['2027-05-10', '15:00:00', BERLIN, '2027-05-10T13:00:00.000Z'],
  ['2027-01-10', '15:00:00', BERLIN, '2027-01-10T14:00:00.000Z'],
  // Clocks go forward at two on the 28th of March, and back at three on the 31st of October.
  ['2027-03-28', '01:59:59', BERLIN, '2027-03-28T00:59:59.000Z'],
  ['2027-03-28', '03:00:00', BERLIN, '2027-03-28T01:00:00.000Z'],
  ['2027-10-31', '01:30:00', BERLIN, '2027-10-30T23:30:00.000Z'],
  ['2027-10-31', '12:00:00', BERLIN, '2027-10-31T11:00:00.000Z'],
  ['2027-05-10', '00:00:00', 'Asia/Kathmandu', '2027-05-09T18:15:00.000Z'],
  ['2027-05-10', '23:30:00', 'America/Los_Angeles', '2027-05-11T06:30:00.000Z'],
])('%s at %s in %s is %s', (day, time, timeZone, moment) => {
  expect(new Date(toMoment(day, time, timeZone)).toISOString()).toBe(moment)
})

it.each([
  ['P0M0DT15H0M0S', '15:00:00'],
  ['PT9H30M', '09:30:00'],
  ['P0M0DT0H0M0S', '00:00:00'],
  ['PT45S', '00:00:45'],
  [undefined, '11:00:00'],
  ['15:00', '11:00:00'],
])('the offset %s is the time of day %s', (offset, time) => {
  expect(toTimeOfDay(offset, '11:00:00')).toBe(time)
})

it.each([
  ['2027-05-10T13:00:00Z', '2027-05-12', '2027-05-12T13:00:00.000Z'],
  // Across the end of summer time it is the same hour at the hotel.
  ['2027-10-30T09:00:00Z', '2027-10-31', '2027-10-31T10:00:00.000Z'],
  // After midnight at the hotel.
  ['2027-05-09T22:30:00Z', '2027-05-12', '2027-05-11T22:30:00.000Z'],
])('%s in Berlin is on %s at %s', (moment, day, same) => {
  expect(toSameTime(moment, day, BERLIN)).toBe(same)
})

it('many days at a hotel take one formatter', () => {
  const formats = vi.spyOn(Intl, 'DateTimeFormat')
  onTestFinished(() => formats.mockRestore())
  for (let day = 1; day < 10; day++) toLocalDay(`2027-05-0${day}T10:00:00Z`, 'Asia/Kathmandu')
  expect(formats).toHaveBeenCalledTimes(1)
})
