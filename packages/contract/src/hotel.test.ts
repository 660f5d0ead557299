import { expect, it } from 'vitest'
import { pokActive, productionDate } from './hotel.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('requests the production date with an empty body; it may be absent', () => {
  expectRoundTrip(productionDate.body, {}, {})
  expectRoundTrip(productionDate.reply, { date: '2030-01-02' }, { production_date: '2030-01-02' })
  expectRoundTrip(productionDate.reply, {}, {})
})

it('pok-active-in-hotel takes the hotel and an optional fingerprint', () => {
  expect([pokActive.method, pokActive.path]).toEqual(['GET', '/api/pok-active-in-hotel'])
  expectRoundTrip(pokActive.query, { hotelId: 12 }, { hotel_id: '12' })
  expectRoundTrip(pokActive.query, { hotelId: 12, fingerprint: 'f' }, { hotel_id: '12', fingerprint: 'f' })
})
