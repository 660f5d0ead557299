import { expect, it } from 'vitest'
import { getValue, withValue } from './value-at-path.ts'

const part = { hotel: { name: 'Roca' }, hotelInfo: { reception: { phone: '1' }, address: 'here' } }

it('finds the value at a path, and nothing where there is none', () => {
  expect(getValue(part, 'hotelInfo.reception.phone')).toBe('1')
  expect(getValue(part, 'hotelInfo.wifi.network')).toBeUndefined()
})

it.each([
  ['hotel.name', 'Can Roca', { ...part, hotel: { name: 'Can Roca' } }],
  ['hotelInfo.wifi.network', 'guests', { ...part, hotelInfo: { ...part.hotelInfo, wifi: { network: 'guests' } } }],
  ['hotelInfo.reception.phone', '', { ...part, hotelInfo: { address: 'here' } }],
  ['hotelInfo.address', '', { ...part, hotelInfo: { reception: { phone: '1' } } }],
])('sets %s to the value "%s"', (path, value, expected) => {
  const before = structuredClone(part)
  expect(withValue(part, path, value)).toEqual(expected)
  expect(part).toEqual(before)
})
