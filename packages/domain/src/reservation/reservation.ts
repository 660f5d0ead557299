import * as z from 'zod/mini'
import { rentalTermsSchema } from '../drivers/rental-terms.ts'
import { availableExtraSchema } from '../extras/available-extra.ts'
import { guestSchema } from '../guest/guest.ts'
import { openStates } from '../keys/key-state.ts'
import { externalIdFields } from './external-ids.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const roomSchema = z.object({
  hotelId: z.int(),
  hotelName: z.string(),
  /** The name of a built-in picture or a path on our server. */
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
  /** The text by language, in all languages that the hotel provides. */
  texts: z.record(z.string(), z.string()),
})

const orderedExtraSchema = z.object({
  id: z.string(),
  type: z.optional(z.string()),
  quantity: z.optional(z.int()),
  currency: z.string(),
})

/** The states of a stay. `noShow`: the guests did not come, and their room is free. */
export const reservationStates = ['expected', 'inHouse', 'departed', 'cancelled', 'noShow'] as const

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
  /** False if the hotel has no room for this reservation. */
  roomAvailable: z.boolean(),
  /** Clean and available now. */
  roomReady: z.boolean(),
  messages: z.array(messageSchema),
  preCheckinCompleted: z.boolean(),
  /** False if the hotel offers extras only on arrival. */
  preCheckinHasExtras: z._default(z.boolean(), true),
  /** What the party announced about their arrival. */
  arrivalTime: z.optional(z.string()),
  notes: z.optional(z.string()),
  /** A member of the party has created a link for the others. */
  linkShared: z.optional(z.boolean()),
  /** Nothing is left to do: only the state is sent, and the other values are meaningless. */
  onlyState: z.optional(z.literal(true)),
  customerCanEdit: z.boolean(),
  payAttempts: z.int(),
  hasPets: z.boolean(),
  /** The market segment, as named by the hotel's system. */
  segment: z.optional(z.string()),
  ...externalIdFields,
  /** A walk-in, created here. */
  isWalkIn: z.optional(z.boolean()),
  rental: z.optional(rentalTermsSchema),
  /**
   * Cards issued, and the one whose result is unknown; only for a visit that may see the key, where
   * cards are cut.
   */
  keys: z.optional(
    z.object({
      cards: z.int(),
      open: z.optional(z.object({ id: z.string(), state: z.enum(openStates) })),
    }),
  ),
  /** Extras ordered with the room; absent if none. */
  extras: z.optional(z.array(orderedExtraSchema)),
  /** For a rental: the extras available at the station. */
  extrasAvailable: z.optional(z.array(availableExtraSchema)),
  /**
   * Extras whose price and remaining number the server provides for this stay. If absent, all of
   * them.
   */
  extrasToSyncPrice: z.optional(z.array(z.string())),
  extrasToSyncAllotment: z.optional(z.array(z.string())),
  /** Types of inclusions, such as breakfast or parking. */
  included: z.array(z.string()),
})

export type Reservation = z.infer<typeof reservationSchema>
export type Room = z.infer<typeof roomSchema>
export type ReservationState = Reservation['state']
