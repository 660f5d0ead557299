import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { guestPayload } from './guest-payload.ts'
import { updateGuests } from './guests.ts'

const sent = (gender: string) => ({ id: 'guest-1', index: 1, board: '0' as const, gender })
const read = (gender: string) => z.decode(guestPayload, sent(gender)).gender

it.each(['male', 'm', 'h', 'H', 'M', 'Male'])('VALID-42.a a gender of %s is sent as M', (word) => {
  const given = z.decode(guestPayload, sent(word))
  expect([given.gender, z.encode(guestPayload, given)['gender']]).toEqual(['M', 'M'])
})

it.each(['female', 'f', 'F', 'x', 'X', '-', 'mujer'])('VALID-42.b a gender of %s is sent as F', (word) => {
  const given = z.decode(guestPayload, sent(word))
  expect([given.gender, z.encode(guestPayload, given)['gender']]).toEqual(['F', 'F'])
})

it('VALID-42.b an empty gender stays unset, and the guests call does not send it', () => {
  expect(read('')).toBeUndefined()
  const body = { reservationId: 'r', reference: 'F', hotelId: 1, isPok: true, language: 'en' }
  const guests = [
    { id: 'guest-1', index: 1, main: true, gender: 'M' as const },
    { id: 'guest-2', index: 2, main: false },
  ]
  const wire = JSON.stringify(z.encode(updateGuests.body, { ...body, guests }))
  expect([...wire.matchAll(/"gender":"(.*?)"/g)].map(([, word]) => word)).toEqual(['M'])
})
