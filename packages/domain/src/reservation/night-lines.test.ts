import { expect, it } from 'vitest'
import type { UnusedNights } from './date-change.ts'
import { computeNightDifference, computeNightLines, type NightLine } from './night-lines.ts'

const booked = { startDate: '2027-05-10', endDate: '2027-05-13', room: 500_00, taxes: 15_00 }
const price = { room: 165_00, taxes: 5_00 }

/** Changes the departure several times, and returns what each change adds to the bill. */
function changeDepartures(changes: readonly (readonly [endDate: string, unusedNights: UnusedNights])[]): number[] {
  let dates = { startDate: booked.startDate, endDate: booked.endDate }
  let lines: readonly NightLine[] = []
  return changes.map(([endDate, unusedNights]) => {
    const to = { ...dates, endDate }
    const changed = computeNightLines({ dates, booked, lines }, { to, unusedNights, price })
    const difference = computeNightDifference(lines, changed)
    const nights = new Set(changed.map(({ night }) => night))
    lines = [...lines.filter(({ night }) => !nights.has(night)), ...changed]
    dates = to
    return difference
  })
}

it('S36 added nights cost the hotel’s price, and the reverse change restores the bill', () => {
  expect(
    changeDepartures([
      ['2027-05-15', 'charge'],
      ['2027-05-13', 'release'],
    ]),
  ).toEqual([340_00, -340_00])
})

it('S36 released nights take their share of the booked price off the bill, all of it for all nights', () => {
  const [two = 0, last = 0] = changeDepartures([
    ['2027-05-11', 'release'],
    ['2027-05-10', 'release'],
  ])
  expect([two, two + last]).toEqual([-343_33, -515_00])
  expect(
    changeDepartures([
      ['2027-05-11', 'release'],
      ['2027-05-13', 'charge'],
    ]),
  ).toEqual([-343_33, 343_33])
})

it('S36 nights that were charged although unused are not charged again', () => {
  expect(
    changeDepartures([
      ['2027-05-11', 'charge'],
      ['2027-05-14', 'charge'],
    ]),
  ).toEqual([0, 170_00])
  const undone = changeDepartures([
    ['2027-05-14', 'charge'],
    ['2027-05-13', 'charge'],
    ['2027-05-14', 'charge'],
  ])
  expect(undone).toEqual([170_00, 0, 0])
})

it('S36 a hotel without a price for the room charges the average of what was booked', () => {
  const to = { startDate: booked.startDate, endDate: '2027-05-14' }
  const lines = computeNightLines(
    { dates: booked, booked, lines: [] },
    { to, unusedNights: 'charge', price: undefined },
  )
  expect(lines).toEqual([{ night: '2027-05-13', room: 166_67, taxes: 5_00 }])
})
