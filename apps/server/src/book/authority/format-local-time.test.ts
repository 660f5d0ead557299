import { expect, it } from 'vitest'
import { dayAt } from '../../access/hotel/hotel.ts'
import { formatLocalTime } from './format-local-time.ts'

it.each([
  ['half past midnight belongs to the new day', '2027-05-10T22:30:00Z', '2027-05-11 00:30'],
  ['midnight is the first minute of a day', '2027-05-10T22:00:00Z', '2027-05-11 00:00'],
  ['the last minute before midnight', '2027-05-10T21:59:59Z', '2027-05-10 23:59'],
  ['the last minute before the clock goes forward', '2027-03-28T00:59:00Z', '2027-03-28 01:59'],
  ['the first minute after it', '2027-03-28T01:00:00Z', '2027-03-28 03:00'],
  ['half past two in summer, in the night in which the clock goes back', '2027-10-31T00:30:00Z', '2027-10-31 02:30'],
  ['half past two in winter, an hour later', '2027-10-31T01:30:00Z', '2027-10-31 02:30'],
])('%s', (_, at, local) => {
  const arrival = new Date(at)
  expect(`${dayAt('Europe/Madrid', arrival)} ${formatLocalTime('Europe/Madrid', arrival)}`).toBe(local)
})
