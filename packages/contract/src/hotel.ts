import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'
import { day, numberText, text } from './wire/values.ts'

/** The hotel's business day; today if the reply has none. */
export const productionDate = call({
  name: 'productionDate',
  method: 'POST',
  path: '/api/hotel/production-date/',
  changes: false,
  reply: renamed({ date: z.optional(day) }, { date: 'production_date' }),
})

/** Whether the hotel's reservation system serves this device; only the status is read. */
export const pokActive = call({
  name: 'pokActive',
  method: 'GET',
  path: '/api/pok-active-in-hotel',
  query: renamed({ hotelId: numberText, fingerprint: text }, { hotelId: 'hotel_id' }),
})
