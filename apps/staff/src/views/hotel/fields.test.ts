import { expect, it } from 'vitest'
import { selectFields } from './fields.ts'

const hours = (partyWord: 'guest' | 'driver') => selectFields('hours', partyWord).map(({ path }) => path)

it('G15 setting up a rental does not ask for breakfast', () => {
  expect(hours('driver')).toEqual(['hotelInfo.checkOutUntil'])
  expect(hours('guest')).toHaveLength(3)
})
