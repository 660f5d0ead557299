import { moneySchema } from '@foyer/domain/basics/money.ts'
import { dateIssues, unusedNightChoices } from '@foyer/domain/reservation/date-change.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, queryFlag } from '../wire/values.ts'
import { occupant } from './rooms.ts'
import { requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })

const freeRoom = z.object({
  number: z.string(),
  type: z.string(),
  typeNames: z.record(z.string(), z.string()),
  floor: z.int(),
  ready: z.boolean(),
})

const preview = z.object({
  /** Dates are changed in the hotel's own system, and not here. */
  setInHotelSystem: z.boolean(),
  today: day,
  /** As they are now. */
  startDate: day,
  endDate: day,
  roomNumber: z.optional(z.string()),
  issue: z.optional(z.enum(dateIssues)),
  nights: z.int(),
  addedNights: z.int(),
  unusedNights: z.int(),
  /** What the added nights cost. */
  added: moneySchema,
  /** What the bill loses if the unused nights are released. */
  released: moneySchema,
  /** False if the hotel has no price for another night, so that nothing is added to the bill. */
  hasPrice: z.boolean(),
  /** Who has the room on one of the nights. */
  occupant: z.optional(occupant),
  /** Rooms that are free for all nights, those of the booked type first; only if the own one is not. */
  freeRooms: z.array(freeRoom),
})

export type DatesPreview = z.infer<typeof preview>

/** What other dates would cost or free, and who is in the way. Changes nothing. */
export const previewDates = call({
  name: 'previewDates',
  method: 'GET',
  path: '/api/staff/stays/{reference}/dates/',
  by: 'staff',
  may: 'openStay',
  params,
  query: z.object({
    startDate: z.optional(day),
    endDate: z.optional(day),
    /** The guests leave on the hotel's current day. */
    leavesToday: z.optional(queryFlag),
  }),
  reply: preview,
})

/**
 * Changes the dates of a stay, and its room at the same time if one is given. Rejected if the stay
 * has other dates than the page showed, or another stay has the room on one of the nights.
 */
export const changeDates = call({
  name: 'changeDates',
  method: 'POST',
  path: '/api/staff/stays/{reference}/dates/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.object({
    /** Absent to leave it; guests in house have arrived. */
    startDate: z.optional(day),
    endDate: z.optional(day),
    shownStartDate: day,
    shownEndDate: day,
    roomNumber: z.optional(requiredText(20)),
    /** Required if booked nights are no longer used. */
    unusedNights: z.optional(z.enum(unusedNightChoices)),
  }),
  /** By how much the bill has changed; negative for less. */
  reply: z.object({ difference: moneySchema }),
})
