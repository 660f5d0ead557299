import { expect, it } from 'vitest'
import { defaultBookSearch, toWalkInStay } from './book-search.ts'

it('ACCOUNT-06 by default searches three days, one guest and one room: two nights for one adult', () => {
  expect(defaultBookSearch).toEqual({ days: 3, guests: 1, rooms: 1 })
  expect(toWalkInStay(defaultBookSearch)).toEqual({ nights: 2, adults: 1, children: 0 })
})
