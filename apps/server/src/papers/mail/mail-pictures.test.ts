import { expect, it } from 'vitest'
import { getMailPictureName } from './mail-pictures.ts'

it.each([
  ['room', 'guest', 'room.jpg'],
  ['room-suite', 'guest', 'room.jpg'],
  ['car-suv', 'driver', 'car.jpg'],
  ['roomy', 'guest', undefined],
  ['/pictures/own.jpg', 'guest', undefined],
] as const)('a mail shows %s of a %s as %s', (picture, party, name) => {
  expect(getMailPictureName(picture, party)).toBe(name)
})
