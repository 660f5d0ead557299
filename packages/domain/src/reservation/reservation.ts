import * as z from 'zod/mini'
import { rentalTermsSchema } from '../drivers/rental-terms.ts'
import { availableExtraSchema } from '../extras/available-extra.ts'
import { guestSchema } from '../guest/guest.ts'
import { openStates } from '../keys/key-state.ts'
import { filedAs } from './filed-as.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const roomSchema = z.object({
  hotelId: z.int(),
  hotelName: z.string(),
  /** The name of one of our pictures, or a path on our own server. */
  picture: z.string(),
  typeId: z.string(),
  type: z.string(),
  typeNames: z.record(z.string(), z.string()),
  /** Absent until a room is assigned. */
  number: z.optional(z.string()),
  floor: z.optional(z.int()),
  /** Only for a visit that is entitled to it. */
  keyCode: z.optional(z.string()),
})

export const messageSchema = z.object({
  id: z.string(),
  date: z.string(),
  read: z.boolean(),
  text: z.string(),
  /** The same by language, in all in which the hotel has written it. */
  texts: z.record(z.string(), z.string()),
})

const orderedExtraSchema = z.object({
  id: z.string(),
  type: z.optional(z.string()),
  quantity: z.optional(z.int()),
  currency: z.string(),
})

/** Where a stay stands. */
export const reservationStates = ['expected', 'inHouse', 'departed', 'cancelled'] as const

export const reservationSchema = z.object({
  id: z.string(),
  reference: z.string(),
  groupLocator: z.optional(z.string()),
  state: z.enum(reservationStates),
  startDate: day,
  endDate: day,
  nights: z.int(),
  adults: z.int(),
  children: z.int(),
  customer: z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) }),
  guests: z.array(guestSchema),
  room: roomSchema,
  /** False when the hotel has no room to give for this reservation. */
  roomAvailable: z.boolean(),
  /** Clean and free to be handed out now. */
  roomReady: z.boolean(),
  messages: z.array(messageSchema),
  preCheckinCompleted: z.boolean(),
  /** What the party said of their arrival before it. */
  arrivalTime: z.optional(z.string()),
  notes: z.optional(z.string()),
  /** Somebody of the party has made a link for the others. */
  linkShared: z.optional(z.boolean()),
  /** There is nothing left to do with it: its state is all that is told, and the rest says nothing. */
  onlyState: z.optional(z.literal(true)),
  customerCanEdit: z.boolean(),
  payAttempts: z.int(),
  hasPets: z.boolean(),
  /** Which of the hotel's markets booked it, in the words of its own system. */
  segment: z.optional(z.string()),
  ...filedAs,
  /** Made here, without a booking. */
  isWalkIn: z.optional(z.boolean()),
  rental: z.optional(rentalTermsSchema),
  /** Cards that are in somebody's hand, and the one of which nobody knows yet: for who sees the key, where cards are cut. */
  keys: z.optional(
    z.object({
      cards: z.int(),
      open: z.optional(z.object({ id: z.string(), state: z.enum(openStates) })),
    }),
  ),
  /** What was ordered beside the room; absent where nothing was. */
  extras: z.optional(z.array(orderedExtraSchema)),
  /** Where cars are rented: what the station has on hand for it. */
  extrasAvailable: z.optional(z.array(availableExtraSchema)),
  /** Of which extras the server says the price of this stay, and of which how many are left. Absent: of all. */
  extrasToSyncPrice: z.optional(z.array(z.string())),
  extrasToSyncAllotment: z.optional(z.array(z.string())),
  /** Words for what is included: breakfast, parking. */
  included: z.array(z.string()),
})

export type Reservation = z.infer<typeof reservationSchema>
export type Room = z.infer<typeof roomSchema>
export type ReservationState = Reservation['state']
