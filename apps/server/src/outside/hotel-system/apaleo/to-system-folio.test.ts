import { expect, it } from 'vitest'
import type { ApaleoFolio } from './apaleo-answers.ts'
import { toOwed, toSystemFolio } from './to-system-folio.ts'

const money = (amount: number) => ({ amount, currency: 'EUR' })
const charge = (id: string, amount: number, isPosted: boolean) => ({
  id,
  isPosted,
  amount: { grossAmount: amount, currency: 'EUR' },
})

/** A night that is posted, one that is not, and a deposit: 130.10 in all, and 40.05 of it posted. */
const folio: ApaleoFolio = {
  id: 'LAKE1-1-1',
  type: 'Guest',
  isMainFolio: true,
  charges: [charge('1', 90.05, true), charge('2', 90.05, false), { ...charge('3', 70, false), movedTo: {} }],
  transitoryCharges: [],
  allowances: [],
  payments: [{ id: 'P', amount: money(50) }],
  refunds: [],
}

it.each([
  ['with the nights to come', -130.1, 130.1],
  ['without them', -40.05, 130.1],
  ['of something else', -155.1, 155.1],
  ['of what the guest has paid too much', 130.1, -130.1],
  ['of nothing', 0, 0],
])('a balance %s (%d) says that %d is owed', (_, amount, owed) => {
  expect(toOwed({ ...folio, balance: money(amount) }, toSystemFolio(folio))).toBe(owed)
})

it('a folio without a balance says nothing', () => {
  expect(toOwed(folio, toSystemFolio(folio))).toBeUndefined()
})

it.each([
  ['CityTax', 'tax'],
  ['SecondCityTax', 'tax'],
  ['LocalTax', 'tax'],
  ['ConsumptionTax', 'tax'],
  ['Accommodation', 'charge'],
])('an entry of the type %s is a %s', (serviceType, kind) => {
  const lines = toSystemFolio({ ...folio, charges: [{ ...charge('1', 5, true), serviceType }], payments: [] })
  expect(lines).toMatchObject([{ kind, amount: 5 }])
})
