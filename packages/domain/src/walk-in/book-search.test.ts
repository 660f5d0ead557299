import { expect, it } from 'vitest'
import { stayOf, usualBookSearch } from './book-search.ts'

it('ACCOUNT-06 three days, one guest, one room: two nights of one adult', () => {
  expect(usualBookSearch).toEqual({ days: 3, guests: 1, rooms: 1 })
  expect(stayOf(usualBookSearch)).toEqual({ nights: 2, adults: 1, children: 0 })
})
