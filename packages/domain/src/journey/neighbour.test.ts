import { expect, it } from 'vitest'
import { findNeighbour } from './neighbour.ts'

const screens = [
  { name: 'GuestsList', order: 30, process: 'check-in' },
  { name: 'SearchReservation', order: 10, process: 'check-in' },
  { name: 'YourBookings', order: 20, process: 'check-in' },
  { name: 'ResendRoomAccessCode', order: 25, process: 'check-out' },
  { name: 'PaymentResume', order: 50, process: 'check-in' },
  { name: 'ExtrasScreen', order: 40, process: 'check-in' },
  { name: 'CheckoutScreen', order: 35, process: 'check-out' },
]
const here = { order: 30, process: 'check-in' }

it.each([
  ['NAV-37.a NAV-37.b next is the nearest higher order of the same process', 'forward', () => false, 'ExtrasScreen'],
  ['NAV-38.a NAV-38.b back is the nearest lower order of the same process', 'back', () => false, 'YourBookings'],
  ['an empty screen is skipped', 'forward', (name: string) => name === 'ExtrasScreen', 'PaymentResume'],
  ['nothing beyond the last', 'forward', () => true, undefined],
] as const)('%s', (_, direction, isEmpty, expected) => {
  expect(findNeighbour(screens, here, direction, isEmpty)?.name).toBe(expected)
})
