import { expect, it } from 'vitest'
import { findPayerId } from './route.ts'

const folios = [
  { id: 'company', routes: ['room', 'parking'] },
  { id: 'friend', routes: ['electric'] },
]

it.each([
  ['room', undefined, 'company'],
  ['parking', 'electric', 'friend'],
  ['parking', 'garage', 'company'],
  ['food', 'bar', undefined],
] as const)('a line of %s, service %s, is paid by %s', (group, serviceId, payer) => {
  expect(findPayerId(folios, { group, serviceId })).toBe(payer)
})
