import { messageSchema, reservationSchema, roomSchema } from '@foyer/domain/reservation/reservation.ts'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { guestWire } from './guest.ts'
import { renamed } from './renamed.ts'

const roomWire = renamed(roomSchema.shape, {
  picture: 'roomImage',
  typeId: 'roomTypeId',
  type: 'roomTypeString',
  typeNames: 'roomTypeNameI18n',
  number: 'roomNumber',
  keyCode: 'roomKeyCode',
})

export const reservationWire = renamed(
  { ...reservationSchema.shape, guests: z.array(guestWire), room: roomWire, messages: z.array(messageSchema) },
  {
    groupLocator: 'group_locator',
    nights: 'numberNights',
    adults: 'numberAdults',
    children: 'numberChildens',
    preCheckinCompleted: 'has_pre_checkin_completed',
    payAttempts: 'numAttemptsToPay',
  },
)

const reservations = z.object({ reservations: z.array(reservationWire) })

export const searchReservations = call({
  name: 'searchReservations',
  method: 'POST',
  path: '/api/check-in/',
  changes: false,
  body: renamed(
    {
      voucher: z.optional(z.string().check(z.maxLength(64))),
      surname: z.optional(z.string().check(z.maxLength(100))),
      hotel: z.optional(z.int()),
      isPok: z.optional(z.boolean()),
      isFrontApp: z.optional(z.boolean()),
      onlyDueIn: z.optional(z.boolean()),
      allDueIn: z.optional(z.boolean()),
      appId: z.optional(z.string()),
      adults: z.optional(z.int()),
      children: z.optional(z.int()),
      nights: z.optional(z.int()),
    },
    {
      isPok: 'is_pok',
      isFrontApp: 'is_front_app',
      onlyDueIn: 'only_due_in',
      allDueIn: 'all_due_in_reservations',
      appId: 'app_id',
    },
  ),
  reply: reservations,
})

/** Ours: what this visit has found, so that a reload need not search again. */
export const visitReservations = call({
  name: 'visitReservations',
  method: 'POST',
  path: '/api/visit/reservations/',
  changes: false,
  reply: reservations,
})

/** Ours: this guest is done. The visit forgets what it has found and the page gets a new one. */
export const endVisit = call({
  name: 'endVisit',
  method: 'POST',
  path: '/api/visit/end/',
  reply: z.object({ csrf: z.string() }),
})
