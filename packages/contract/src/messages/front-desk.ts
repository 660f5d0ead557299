import { signatureSkips } from '@foyer/domain/guest/signature-skips.ts'
import { isProblemCode, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { addressOf } from '../wire/call.ts'
import { deskCommand, deskExtras } from './desk-command.ts'
import { deskGuest } from './desk-guest.ts'
import { shown } from './desk-shown.ts'
import { id, place, text } from './desk-values.ts'

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

/** Both ways; whoever hears a message looks at its sender first. */
const envelope = <Sender extends string>(sender: Sender) => ({
  id,
  /** From 1, in the order in which things happened. */
  sequence: z.int().check(z.gte(1), z.lte(1_000_000)),
  sender: z.literal(sender),
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
    data: z.object({ reference: text, extras: deskExtras }),
  }),
  z.object({ ...fromScreen, type: z.literal('error'), data: z.object({ reference: z.optional(text), problem }) }),
  /** Answers to the command with this id. */
  z.object({ ...fromScreen, type: z.literal('connected'), data: z.object({ to: id }) }),
  z.object({ ...fromScreen, type: z.literal('pong'), data: z.object({ to: id }) }),
])
export type ScreenMessage = z.output<typeof screenMessage>
export type ScreenMessageType = ScreenMessage['type']

/** What happened, before it is numbered. */
export type ScreenNews = ScreenMessage extends infer One
  ? One extends ScreenMessage
    ? Pick<One, 'type' | 'data'>
    : never
  : never

/** Around the messages; none of these is kept or numbered. */
export const screenSignal = z.discriminatedUnion('type', [
  /** First on every connection: how far commands are applied here. */
  z.object({
    sender: z.literal('frontapp'),
    type: z.literal('configure'),
    data: z.object({ stream: z.optional(id), applied: place }),
  }),
  /** This command is applied, or cannot be. */
  z.object({ sender: z.literal('frontapp'), type: z.literal('taken'), data: z.object({ id }) }),
  /** One has come before its turn: what is not taken is to be said again. */
  z.object({ sender: z.literal('frontapp'), type: z.literal('missing') }),
  z.object({ sender: z.literal('frontapp'), type: z.literal('ping') }),
  /** What it shows, while somebody drives it. */
  z.object({ sender: z.literal('frontapp'), type: z.literal('shown'), data: shown }),
])
export type ScreenSignal = z.output<typeof screenSignal>

const fromDesk = envelope('pms')

/** From the desk to the screen; ours, around the specification's messages. */
export const deskMessage = z.discriminatedUnion('type', [
  /** It is known how far this screen is; until it hears so it says it again. */
  z.object({ ...fromDesk, type: z.literal('configured'), data: z.object({}) }),
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
  /** A command. It is applied when `previous` is, and once. */
  z.object({
    ...fromDesk,
    type: z.literal('onMessage'),
    data: z.object({ stream: id, position: place, previous: place, command: deskCommand }),
  }),
  z.object({ ...fromDesk, type: z.literal('pong'), data: z.object({}) }),
  /** Who of the staff drives this screen and sees what it shows; nobody, when there is no name. */
  z.object({ ...fromDesk, type: z.literal('watched'), data: z.object({ by: z.optional(z.string()) }) }),
])
export type DeskMessage = z.output<typeof deskMessage>
