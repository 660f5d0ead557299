import * as z from 'zod/mini'
import { emailPattern } from '../basics/email.ts'
import { textSchema } from '../basics/text.ts'

const requiredText = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const optionalText = (most: number) => z.optional(requiredText(most))
const code = (message: string) => z.string().check(z.regex(/^[A-Z]{3}$/, message))

/**
 * Basic facts that all calculations use. Also stored in the hotel's row, where every call reads
 * them.
 */
export const hotelFactsSchema = z.object({
  name: requiredText(100),
  city: requiredText(100),
  country: code('three capital letters, like ESP'),
  timeZone: requiredText(60),
  currency: code('three capital letters, like EUR'),
  /** A clean room is ready only when it has been inspected. Absent: clean is ready. */
  inspectsRooms: z.optional(z.boolean()),
})
export type HotelFacts = z.infer<typeof hotelFactsSchema>

/** `id` is the name that reservations, imports and the hotel's own system use. */
const roomTypeSchema = z.object({
  id: requiredText(60),
  name: requiredText(60),
  names: z._default(textSchema, {}),
  picture: z._default(requiredText(200), 'room'),
})

const roomSchema = z.object({
  number: z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,19}$/u, 'letters and digits, twenty at most')),
  type: requiredText(60),
  floor: z.int().check(z.gte(-9), z.lte(200)),
})

export const roomTypesSchema = z.array(roomTypeSchema).check(z.maxLength(500))
export const roomsSchema = z.array(roomSchema).check(z.maxLength(5_000))
export type RoomType = z.infer<typeof roomTypeSchema>
export type Room = z.infer<typeof roomSchema>

/** The company that runs the hotel, as registered with the authorities. */
export const establishmentSchema = z.object({
  company: optionalText(100),
  taxNumber: optionalText(40),
  /** The hotel's own number, issued by the authority that receives traveller reports. */
  registryNumber: optionalText(40),
})

/**
 * The sender that guests see. The address that emails are sent from is the server's (MAIL_FROM).
 */
export const mailSchema = z.object({
  fromName: optionalText(100),
  replyTo: z.optional(z.string().check(z.maxLength(254), z.regex(emailPattern, 'an address like desk@example.com'))),
})
