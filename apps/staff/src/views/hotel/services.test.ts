import { expect, it } from 'vitest'
import { getServiceName, withNewService, withVat } from './services.ts'

it('S22 a new service gets a code of its own', () => {
  const one = withNewService([], 'de', ' Frühstück ')
  expect(one).toEqual([{ id: 'fruhstuck', names: { de: 'Frühstück' }, group: 'other', price: 0, on: true }])
  expect(withNewService(one, 'en', 'Fruhstuck').map(({ id }) => id)).toEqual(['fruhstuck', 'fruhstuck-2'])
})

it('S22 a service without a rate has none, and its name is shown in another language if needed', () => {
  const spa = { id: 'spa', names: { de: 'Bad' }, group: 'other', price: 0, on: true } as const
  expect(withVat({ ...spa, vat: 1000 }, undefined)).toEqual(spa)
  expect(withVat(spa, 2100)).toEqual({ ...spa, vat: 2100 })
  expect([getServiceName(spa, 'en'), getServiceName({ id: 'spa', names: {} }, 'en')]).toEqual(['Bad', 'spa'])
})
