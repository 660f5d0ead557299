import { expect, it } from 'vitest'
import { referenceKey } from './reference-key.ts'

it('a booking number is the same in any case and with spaces', () => {
  expect(referenceKey(' foy 1001')).toBe('FOY1001')
})
