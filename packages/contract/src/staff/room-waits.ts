import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'

const roomWaiting = z.object({
  reference: z.string(),
  guestName: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  since: instant,
  /** Where they wait; absent: at their own phone. */
  deviceName: z.optional(z.string()),
  /** They have gone, and a mail will say it. */
  tellsByMail: z.boolean(),
})

export type RoomWaiting = z.infer<typeof roomWaiting>

/** Who has done everything and waits for the room, the longest first. */
export const listRoomWaits = call({
  name: 'listRoomWaits',
  method: 'GET',
  path: '/api/staff/room-waits/',
  by: 'staff',
  may: 'seeArrivals',
  reply: z.object({ waiting: z.array(roomWaiting) }),
})
