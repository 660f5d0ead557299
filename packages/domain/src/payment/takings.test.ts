import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paymentMethodNames } from './payment-method.ts'
import { sumTakings } from './takings.ts'

const moved = { provider: '', person: 'Marta', kind: 'capture' } as const

it('adds up by method and person', () => {
  expect(
    sumTakings([
      { ...moved, way: 'cash', minor: 50_00 },
      { ...moved, way: 'cash', minor: 30_00, person: 'Jordi' },
      { ...moved, way: 'cash', minor: -20_00, kind: 'refund' },
      { way: 'gateway', provider: 'redsys', kind: 'capture', minor: 240_00 },
    ]),
  ).toEqual([
    { way: 'cash', provider: '', person: 'Jordi', count: 1, taken: 30_00, returned: 0, net: 30_00 },
    { way: 'cash', provider: '', person: 'Marta', count: 2, taken: 50_00, returned: 20_00, net: 30_00 },
    { way: 'gateway', provider: 'redsys', person: undefined, count: 1, taken: 240_00, returned: 0, net: 240_00 },
  ])
})

it('loses no movement', () => {
  const movement = fc.record({
    way: fc.constantFrom(...paymentMethodNames),
    provider: fc.constantFrom('', 'redsys'),
    person: fc.option(fc.constantFrom('A', 'B'), { nil: undefined }),
    kind: fc.constantFrom('capture', 'void', 'refund'),
    minor: fc.integer({ min: -1e6, max: 1e6 }),
  })
  fc.assert(
    fc.property(fc.array(movement), (movements) => {
      const net = sumTakings(movements).reduce((sum, one) => sum + one.net, 0)
      expect(net).toBe(movements.reduce((sum, { minor }) => sum + minor, 0))
    }),
  )
})
