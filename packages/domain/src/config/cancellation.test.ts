import { expect, it } from 'vitest'
import { cancellationSchema, getCancellationCharge } from './cancellation.ts'

it.each([
  ['two days before', '2027-05-08', 'none'],
  ['on the last free day', '2027-05-09', 'none'],
  ['on the day of arrival', '2027-05-10', 'firstNight'],
  ['after it', '2027-05-11', 'firstNight'],
])('S33 a cancellation is free until the day before arrival: %s', (_when, today, charge) => {
  expect(getCancellationCharge(cancellationSchema.parse({ freeDays: 1 }), '2027-05-10', today)).toBe(charge)
})

it('S33 without free days the fee always applies', () => {
  expect(getCancellationCharge(cancellationSchema.parse({}), '2027-12-24', '2027-05-10')).toBe('firstNight')
})
