import * as z from 'zod/mini'
import { call } from './call.ts'
import { currency, decimal, priced } from './money.ts'
import { renamed } from './renamed.ts'
import { text } from './values.ts'

const amount = z.int().check(z.gte(0), z.lte(99))

const rate = priced(renamed({ id: z.string(), name: z.string(), price: decimal, currency }, {}), 'price')

const availableRoom = renamed(
  { typeId: z.string(), type: z.string(), picture: text, rates: z.array(rate) },
  { typeId: 'roomTypeId', type: 'roomTypeString', picture: 'roomImage' },
)

export const searchAvailability = call({
  name: 'searchAvailability',
  method: 'POST',
  path: '/api/availability/',
  changes: false,
  body: renamed(
    {
      hotelId: z.int(),
      nights: amount,
      adults: amount,
      children: amount,
      firstName: text,
      lastName: text,
      promotionalCode: text,
    },
    { firstName: 'contact_name', lastName: 'contact_surname', promotionalCode: 'promotional_code' },
  ),
  reply: renamed(
    { nothingFree: z.boolean(), message: text, rooms: z.array(availableRoom) },
    { nothingFree: 'without_availability', message: 'configurator_message', rooms: 'available_rooms' },
  ),
})

/** Rooms and rates are named, never priced, by the page. */
export const createReservation = call({
  name: 'createReservation',
  method: 'POST',
  path: '/api/create-reservation/',
  body: renamed(
    {
      roomTypeId: z.string(),
      rateId: z.string(),
      adults: amount,
      children: amount,
      membershipId: text,
      promotionalCode: text,
      membershipEmail: text,
    },
    {
      roomTypeId: 'room',
      rateId: 'selected_rate',
      membershipId: 'membership_id',
      promotionalCode: 'promotional_code',
      membershipEmail: 'membership_email',
    },
  ),
  reply: z.object({ reference: z.string() }),
})

const membershipNames = { membershipId: 'membership_id', promotionalCode: 'promotional_code' }

export const findMembership = call({
  name: 'findMembership',
  method: 'POST',
  path: '/api/promocode/membership/',
  changes: false,
  body: renamed({ email: text, membershipId: text }, membershipNames),
  reply: renamed({ promotionalCode: z.string(), membershipId: text, email: text }, membershipNames),
})
