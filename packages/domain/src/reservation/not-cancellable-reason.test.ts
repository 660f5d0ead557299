import { expect, it } from 'vitest'
import { notCancellableReason } from './not-cancellable-reason.ts'

const made = { state: 'expected', startDate: '2030-05-10', madeHere: true, isPaid: false } as const
const booked = { ...made, madeHere: false, startDate: '2030-05-12' } as const

it.each([
  ['made here today', made, 'walk-in', undefined],
  ['made here and paid', { ...made, isPaid: true }, 'walk-in', 'atReception'],
  ['made here and arrived', { ...made, state: 'inHouse' }, 'walk-in', 'inHouse'],
  ['departed', { ...made, state: 'departed' }, 'before-arrival', 'departed'],
  ['already cancelled', { ...made, state: 'cancelled', isPaid: true }, 'walk-in', undefined],
  ['booked elsewhere', booked, 'walk-in', 'atReception'],
  ['booked elsewhere, if the hotel allows it', booked, 'before-arrival', undefined],
  ['on the day of arrival', { ...booked, startDate: '2030-05-10' }, 'before-arrival', 'atReception'],
  ['already paid', { ...booked, isPaid: true }, 'before-arrival', 'atReception'],
] as const)('%s', (_, one, rule, why) => {
  expect(notCancellableReason(one, rule, '2030-05-10')).toBe(why)
})
