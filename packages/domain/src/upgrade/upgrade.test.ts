import { expect, it } from 'vitest'
import { filterUpgrades, getUpgradePrice, upgradesSchema } from './upgrade.ts'

const all = upgradesSchema.parse([
  { id: 'terrace', from: ['classic', 'family'], to: 'terrace', perNight: 45.5 },
  { id: 'suite', from: ['classic', 'terrace', 'suite'], to: 'suite', perNight: 90 },
])
const ids = (type: string) => filterUpgrades(all, type).map(({ id }) => id)

it('is offered in place of the types that it names, never for the type already booked', () => {
  expect([ids('classic'), ids('family'), ids('terrace'), ids('suite'), ids('loft')]).toEqual([
    ['terrace', 'suite'],
    ['terrace'],
    ['suite'],
    [],
    [],
  ])
})

it("is charged per night, in the currency's smallest unit", () => {
  expect(getUpgradePrice({ perNight: 45.5 }, 3, 'EUR')).toEqual({ minor: 136_50, currency: 'EUR' })
  expect(getUpgradePrice({ perNight: 45.5 }, 3, 'JPY').minor).toBe(138)
  expect(getUpgradePrice({ perNight: 45.5 }, 0, 'EUR').minor).toBe(45_50)
})
