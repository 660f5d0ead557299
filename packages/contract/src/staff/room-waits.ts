import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'

const waitingGuest = z.object({
  reference: z.string(),
  guestName: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  since: instant,
  /** Where they wait; absent for their own phone. */
  deviceName: z.optional(z.string()),
  /** They have left the screen and will be notified by email. */
  tellsByMail: z.boolean(),
})

export type WaitingGuest = z.infer<typeof waitingGuest>

/** Guests who have completed every step and wait for the room, longest wait first. */
export const listRoomWaits = call({
  name: 'listRoomWaits',
  method: 'GET',
  path: '/api/staff/room-waits/',
  by: 'staff',
  may: 'seeArrivals',
  reply: z.object({ waiting: z.array(waitingGuest) }),
})
