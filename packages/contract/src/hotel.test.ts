import { expect, it } from 'vitest'
import { pokActive, productionDate } from './hotel.ts'
import { expectSame } from './testing/round-trip.ts'

it('the production date is asked for with an empty body and may be absent', () => {
  expectSame(productionDate.body, {}, {})
  expectSame(productionDate.reply, { date: '2030-01-02' }, { production_date: '2030-01-02' })
  expectSame(productionDate.reply, {}, {})
})

it('pok-active-in-hotel takes the hotel and a fingerprint, which may be absent', () => {
  expect([pokActive.method, pokActive.path]).toEqual(['GET', '/api/pok-active-in-hotel'])
  expectSame(pokActive.query, { hotelId: 12 }, { hotel_id: '12' })
  expectSame(pokActive.query, { hotelId: 12, fingerprint: 'f' }, { hotel_id: '12', fingerprint: 'f' })
})
