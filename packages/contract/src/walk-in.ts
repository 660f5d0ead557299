import { singleLineSchema } from '@foyer/domain/basics/line.ts'
import { MAX_MEMBERSHIP_ID_LENGTH } from '@foyer/domain/walk-in/membership-search.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { currency, decimal, priced } from './wire/money.ts'
import { renamed } from './wire/renamed.ts'

/** Enough for a full name or address. */
const MAX_TEXT_LENGTH = 254
const optionalText = (most: number) => z.optional(singleLineSchema(most))
const text = optionalText(MAX_TEXT_LENGTH)

const amount = z.int().check(z.gte(0), z.lte(99))
const names = z.record(z.string(), z.string())

/** The price covers the whole stay, including taxes. Extension: the breakdown next to it. */
const rate = priced(
  renamed(
    {
      id: z.string(),
      name: z.string(),
      price: decimal,
      currency,
      names: z.optional(names),
      notes: z.optional(names),
      included: z.optional(z.array(z.string())),
      room: z.optional(decimal),
      discount: z.optional(decimal),
      taxes: z.optional(decimal),
    },
    { names: 'nameI18n', notes: 'notesI18n' },
  ),
  'price',
  'room',
  'discount',
  'taxes',
)

const availableRoom = renamed(
  {
    typeId: z.string(),
    type: z.string(),
    picture: z.optional(z.string()),
    rates: z.array(rate),
    // Extension: names in all languages, capacity, number left, and whether one is ready now.
    typeNames: z.optional(names),
    notes: z.optional(names),
    sleeps: z.optional(z.int()),
    left: z.optional(z.int()),
    ready: z.optional(z.boolean()),
  },
  {
    typeId: 'roomTypeId',
    type: 'roomTypeString',
    picture: 'roomImage',
    typeNames: 'roomTypeNameI18n',
    notes: 'notesI18n',
    left: 'rooms_left',
    ready: 'room_ready',
  },
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
      promotionalCode: optionalText(40),
    },
    { firstName: 'contact_name', lastName: 'contact_surname', promotionalCode: 'promotional_code' },
  ),
  reply: renamed(
    {
      nothingFree: z.boolean(),
      message: z.optional(z.string()),
      rooms: z.array(availableRoom),
      // Extension: the discount of a code in percent; absent if none applies.
      percentOff: z.optional(z.int()),
    },
    {
      nothingFree: 'without_availability',
      message: 'configurator_message',
      rooms: 'available_rooms',
      percentOff: 'percent_off',
    },
  ),
})

/** The page names room and rate; the server sets the price. */
export const createReservation = call({
  name: 'createReservation',
  method: 'POST',
  path: '/api/create-reservation/',
  body: renamed(
    {
      roomTypeId: z.string().check(z.maxLength(60)),
      rateId: z.string().check(z.maxLength(64)),
      adults: amount,
      children: amount,
      membershipId: optionalText(MAX_MEMBERSHIP_ID_LENGTH),
      promotionalCode: optionalText(40),
      membershipEmail: text,
      // Extension: sent if the hotel requires them.
      firstName: text,
      lastName: text,
    },
    {
      roomTypeId: 'room',
      rateId: 'selected_rate',
      membershipId: 'membership_id',
      promotionalCode: 'promotional_code',
      membershipEmail: 'membership_email',
      firstName: 'contact_name',
      lastName: 'contact_surname',
    },
  ),
  reply: z.object({ reference: z.string() }),
})

const membershipNames = { membershipId: 'membership_id', promotionalCode: 'promotional_code' }

/** Returns the address only to the caller who gave it. */
export const findMembership = call({
  name: 'findMembership',
  method: 'POST',
  path: '/api/promocode/membership/',
  changes: false,
  body: renamed({ email: text, membershipId: optionalText(MAX_MEMBERSHIP_ID_LENGTH) }, membershipNames),
  reply: renamed({ promotionalCode: z.string(), membershipId: text, email: text }, membershipNames),
})
