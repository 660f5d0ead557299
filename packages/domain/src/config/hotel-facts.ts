import * as z from 'zod/mini'
import { emailPattern } from '../basics/email.ts'
import { textSchema } from '../basics/text.ts'

const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const some = (most: number) => z.optional(words(most))
const code = (message: string) => z.string().check(z.regex(/^[A-Z]{3}$/, message))

/** What everything in the hotel reckons with. Kept in its row too, where every call finds it. */
export const hotelFactsSchema = z.object({
  name: words(100),
  city: words(100),
  country: code('three capital letters, like ESP'),
  timeZone: words(60),
  currency: code('three capital letters, like EUR'),
})
export type HotelFacts = z.infer<typeof hotelFactsSchema>

/** `id` is what reservations, imports and the hotel's own system call it. */
const roomTypeSchema = z.object({
  id: words(60),
  name: words(60),
  names: z._default(textSchema, {}),
  picture: z._default(words(200), 'room'),
})

const roomSchema = z.object({
  number: z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,19}$/u, 'letters and digits, twenty at most')),
  type: words(60),
  floor: z.int().check(z.gte(-9), z.lte(200)),
})

export const roomTypesSchema = z.array(roomTypeSchema).check(z.maxLength(500))
export const roomsSchema = z.array(roomSchema).check(z.maxLength(5_000))
export type RoomType = z.infer<typeof roomTypeSchema>
export type Room = z.infer<typeof roomSchema>

/** Who runs the hotel, as the law and the registers know it. */
export const establishmentSchema = z.object({
  company: some(100),
  taxNumber: some(40),
  /** Of the hotel itself, given by whoever the travellers are reported to. */
  registryNumber: some(40),
})

/** What guests see of whoever writes to them. The address that mail is sent from is the server's (MAIL_FROM). */
export const mailSchema = z.object({
  fromName: some(100),
  replyTo: z.optional(z.string().check(z.maxLength(254), z.regex(emailPattern, 'an address like desk@example.com'))),
})
