import { expect, it } from 'vitest'
import { place, toPath } from './place.ts'

const everything = {
  code: 'FOY1001',
  groupLocator: 'GRP77',
  guestIndex: '1',
  voucher: 'FOY1001',
  surname: 'Soler',
  roomNumber: '204',
  firstName: 'Ana',
  lastName: 'Soler',
  statusCode: '401',
  error: 'unavailable',
  from: 'checkout',
}

it.each([
  ['home', '/home'],
  ['your-booking', '/your-booking'],
  ['select-language', '/select-language'],
  ['license-code-sign-in', '/sign-in'],
  ['lean-frontapp-screensaver', '/lean-frontapp-screensaver/'],
] as const)('NAV-56.c the address of %s contains nothing of the previous screen', (screen, path) => {
  expect(toPath(place(screen, everything))).toBe(path)
})
