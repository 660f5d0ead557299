import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { id } from './values.ts'

/** An entry of the hotel's system that Foyer cannot take. */
export const refusedEntry = z.object({
  /** The id of the event; empty if it has none. */
  id: z.string(),
  kind: z.optional(z.enum(['reservation', 'room', 'roomType'])),
  /** Reference of the reservation, number of the room or id of the room type. */
  key: z.optional(z.string()),
  /** The field and what is wrong with it, for a technician. */
  why: z.string(),
})
export type RefusedEntry = z.infer<typeof refusedEntry>

/** State of the connection to the hotel's own system. Absent if the hotel has none. */
export const hotelSystemConnection = z.object({
  /** The host name, without secrets. */
  host: z.string(),
  /** When its feed was last read completely, and the error since then. */
  pulledAt: z.optional(instant),
  pullError: z.optional(z.string()),
  /** When it last pushed an event. */
  pushedAt: z.optional(instant),
  /** When it last accepted a delivery. */
  deliveredAt: z.optional(instant),
  waiting: z.int(),
  /** The oldest pending delivery and the latest error. */
  waitingSince: z.optional(instant),
  waitingError: z.optional(z.string()),
  /** Deliveries that it rejected permanently. */
  refused: z.int(),
  /** Events of its feed that we refused, newest first; each until a later one is accepted. */
  refusedEvents: z.array(z.object({ ...refusedEntry.shape, at: instant })),
  /** Fields that it sends and that we don't know. */
  ignoredFields: z.array(z.string()),
})

export type HotelSystemConnection = z.infer<typeof hotelSystemConnection>

/** Retries a delivery that the hotel's system rejected. */
export const tellHotelAgain = call({
  name: 'tellHotelAgain',
  method: 'POST',
  path: '/api/staff/deliveries/{id}/again/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ id }),
})
