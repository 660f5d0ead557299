import { expect, it } from 'vitest'
import { invalidStepReason } from './checkin-step.ts'

const step = { reference: 'FOY1001', hotelId: 1, isPok: false }

it.each([
  ['TRACK-10 no reference', { reference: undefined }, 'Unknown reservation reference'],
  ['TRACK-10 an empty reference', { reference: '' }, 'Unknown reservation reference'],
  ['TRACK-11 no hotel', { hotelId: undefined }, 'Unknown hotel id'],
  ['TRACK-12 unknown whether it is a kiosk', { isPok: undefined }, 'Must define if current app is POK or not.'],
  ['everything is set', {}, undefined],
] as const)('%s', (_rule, changes, why) => {
  expect(invalidStepReason({ ...step, ...changes })).toBe(why)
})
