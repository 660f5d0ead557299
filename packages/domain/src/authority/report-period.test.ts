import { expect, it } from 'vitest'
import { selectPeriod } from './report-period.ts'

const stay = { arrivalDay: '2027-05-10', departureDay: '2027-07-20' }

it.each([
  ['on arrival', stay, '2027-05-10', ['2027-05-10', '2027-06-09', 0]],
  ['on its last day', stay, '2027-06-08', ['2027-05-10', '2027-06-09', 0]],
  ['when 30 days are over', stay, '2027-06-09', ['2027-06-09', '2027-07-09', 30]],
  ['in the last part', stay, '2027-07-15', ['2027-07-09', '2027-07-20', 60]],
  ['after the departure', stay, '2027-12-24', ['2027-07-09', '2027-07-20', 60]],
  [
    'of a stay that ends with a part',
    { ...stay, departureDay: '2027-06-09' },
    '2027-06-09',
    ['2027-05-10', '2027-06-09', 0],
  ],
  ['before the arrival', stay, '2027-05-09', ['2027-05-10', '2027-06-09', 0]],
  ['without a night', { ...stay, departureDay: stay.arrivalDay }, '2027-05-10', ['2027-05-10', '2027-05-10', 0]],
] as const)('the part of a long stay %s', (_, days, today, [arrivalDay, departureDay, daysBefore]) => {
  expect(selectPeriod(days, today, 30)).toEqual({ arrivalDay, departureDay, daysBefore })
})

it('an authority without a limit gets the whole stay', () => {
  expect(selectPeriod(stay, '2027-07-15')).toEqual({ ...stay, daysBefore: 0 })
})
