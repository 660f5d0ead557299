import { type Guest, guestSchema } from '@foyer/domain/guest/guest.ts'
import { isProblemCode, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { signatureSkips } from '@foyer/domain/signature/signature-skips.ts'
import * as z from 'zod/mini'
import { addressOf } from '../call.ts'
import { renamed } from '../renamed.ts'

/** The address is ours. Which hotel and app are meant stands behind it: a page can set no header here. */
export const FRONT_DESK_PATH = '/api/front-desk/'

export function deskAddress({ hotelId, appKey }: { hotelId: number; appKey: string }): string {
  return addressOf(FRONT_DESK_PATH, {}, { hotel: String(hotelId), app: appKey })
}

/** Raised with its number when a message changes its meaning. */
const subprotocol = 'foyer-desk.1'
const csrfPrefix = 'foyer-csrf.'
const linkPrefix = 'foyer-link.'

interface DeskOffer {
  /** The page's token: an address would be written into logs. */
  readonly csrf: string
  /** Whose sequence is counted. It stays the same while the page is loaded, over any number of connections. */
  readonly link: string
}

export function offeredDeskProtocols({ csrf, link }: DeskOffer): string[] {
  return [subprotocol, csrfPrefix + csrf, linkPrefix + link]
}

/** What the server may answer with, and what was shown to it. */
export function readDeskOffer(offered: Iterable<string>): (DeskOffer & { subprotocol: string }) | undefined {
  const all = [...offered]
  const after = (prefix: string) => all.find((one) => one.startsWith(prefix))?.slice(prefix.length) ?? ''
  const link = z.safeParse(id, after(linkPrefix))
  return all.includes(subprotocol) && link.success
    ? { subprotocol, csrf: after(csrfPrefix), link: link.data }
    : undefined
}

const id = z.uuid()
const text = z.string().check(z.minLength(1), z.maxLength(64))

/** Both ways; whoever hears a message looks at its sender first. */
const envelope = <Sender extends string>(sender: Sender) => ({
  id,
  /** From 1, in the order in which things happened. */
  sequence: z.int().check(z.gte(1), z.lte(1_000_000)),
  sender: z.literal(sender),
})

const guest = guestSchema.shape

const named = renamed(
  {
    firstName: guest.firstName,
    lastName: guest.lastName,
    secondLastName: guest.secondLastName,
    gender: guest.gender,
    birthDate: guest.birthDate,
    nationality: guest.nationality,
    documentType: guest.documentType,
    documentNumber: guest.documentNumber,
    supportNumber: guest.supportNumber,
    issueDate: guest.issueDate,
    expiryDate: guest.expiryDate,
    country: guest.country,
    region: guest.region,
    municipality: guest.municipality,
    city: guest.city,
    street: guest.street,
    postalCode: guest.postalCode,
    email: guest.email,
    phone: guest.phone,
    relationship: guest.relationship,
    language: guest.language,
  },
  {
    secondLastName: 'lastName2',
    birthDate: 'birthdate',
    issueDate: 'issue_date',
    expiryDate: 'expiration_date',
    street: 'address',
    nationality: 'document_issue_country',
    documentType: 'document_type',
    gender: 'sex',
    region: 'province',
    documentNumber: 'identification',
    relationship: 'main_guest_relationship',
    supportNumber: 'document_support_number',
    postalCode: 'postal_code',
    language: 'language_code',
  },
)

type DeskGuest = Partial<z.output<typeof named>> & Partial<Pick<Guest, 'issueCountry'>>

/** Two of our fields share one name at the desk; where both are known, the nationality is told. */
export const deskGuest = z.codec(named, z.custom<DeskGuest>(), {
  decode: (guest) => guest,
  encode: ({ issueCountry: issuedBy, ...guest }) => ({ ...guest, nationality: guest.nationality ?? issuedBy }),
})

const ofGuest = { reference: text, guestId: text }
const problem = z.custom<ProblemCode>(isProblemCode)
const fromScreen = envelope('frontapp')

/** From the screen to the desk. Each is answered by `received` or `refused`. */
export const screenMessage = z.discriminatedUnion('type', [
  z.object({ ...fromScreen, type: z.literal('guestDataToPMS'), data: z.object({ ...ofGuest, guest: deskGuest }) }),
  z.object({ ...fromScreen, type: z.literal('signatureInProgress'), data: z.object(ofGuest) }),
  z.object({
    ...fromScreen,
    type: z.literal('signatureSkipped'),
    data: z.object({ ...ofGuest, reason: z.enum(signatureSkips) }),
  }),
  z.object({ ...fromScreen, type: z.literal('signatureUploaded'), data: z.object(ofGuest) }),
  z.object({
    ...fromScreen,
    type: z.literal('extras'),
    data: z.object({
      reference: text,
      extras: z
        .array(renamed({ extraId: text, quantity: z.int().check(z.gte(0)) }, { extraId: 'product_id' }))
        .check(z.maxLength(100)),
    }),
  }),
  z.object({ ...fromScreen, type: z.literal('error'), data: z.object({ reference: z.optional(text), problem }) }),
])
export type ScreenMessage = z.output<typeof screenMessage>
export type ScreenMessageType = ScreenMessage['type']

/** What happened, before it is numbered. */
export type ScreenNews = ScreenMessage extends infer One
  ? One extends ScreenMessage
    ? Pick<One, 'type' | 'data'>
    : never
  : never

const fromDesk = envelope('pms')

/** From the desk to the screen; ours, around the specification's messages. */
export const deskMessage = z.discriminatedUnion('type', [
  /** It is kept. */
  z.object({ ...fromDesk, type: z.literal('received'), data: z.object({ id }) }),
  /** It is no message, or none of this screen's reservations: sending it again would change nothing. */
  z.object({ ...fromDesk, type: z.literal('refused'), data: z.object({ id }) }),
  /** Numbers before the last one that never came. */
  z.object({
    ...fromDesk,
    type: z.literal('missing'),
    data: z.object({ sequences: z.array(z.int()).check(z.maxLength(100)) }),
  }),
])
export type DeskMessage = z.output<typeof deskMessage>
