import { signatureSkips } from '@foyer/domain/guest/signature-skips.ts'
import { isProblemCode, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { buildUrl } from '../wire/call.ts'
import { deskCommand, deskExtras } from './desk-command.ts'
import { deskGuest } from './desk-guest.ts'
import { id, messagePosition, text } from './desk-values.ts'
import { shownScreen } from './shown-screen.ts'

/**
 * The path is ours. Hotel and app are in the query, because a page cannot set headers on a
 * WebSocket.
 */
export const FRONT_DESK_PATH = '/api/front-desk/'

export function buildDeskAddress({ hotelId, appKey }: { hotelId: number; appKey: string }): string {
  return buildUrl(FRONT_DESK_PATH, {}, { hotel: String(hotelId), app: appKey })
}

/** Incremented when a message changes its meaning. */
const subprotocol = 'foyer-desk.1'
const csrfPrefix = 'foyer-csrf.'
const linkPrefix = 'foyer-link.'

interface DeskOffer {
  /** The page's CSRF token; sent here because an address would end up in logs. */
  readonly csrf: string
  /**
   * Identifies the numbered sequence. It stays the same across reconnects while the page is loaded.
   */
  readonly link: string
}

export function buildDeskProtocols({ csrf, link }: DeskOffer): string[] {
  return [subprotocol, csrfPrefix + csrf, linkPrefix + link]
}

/** Parses the offer: the subprotocol to answer with and the page's credentials. */
export function parseDeskProtocols(offered: Iterable<string>): (DeskOffer & { subprotocol: string }) | undefined {
  const all = [...offered]
  const after = (prefix: string) => all.find((one) => one.startsWith(prefix))?.slice(prefix.length) ?? ''
  const link = z.safeParse(id, after(linkPrefix))
  return all.includes(subprotocol) && link.success
    ? { subprotocol, csrf: after(csrfPrefix), link: link.data }
    : undefined
}

/** Used in both directions; the receiver checks the sender first. */
const envelope = <Sender extends string>(sender: Sender) => ({
  id,
  /** Starts at 1, in the order of events. */
  sequence: z.int().check(z.gte(1), z.lte(1_000_000)),
  sender: z.literal(sender),
})

const guestRef = { reference: text, guestId: text }
const problem = z.custom<ProblemCode>(isProblemCode)
const fromScreen = envelope('frontapp')

/** From the screen to the desk. Each is answered with `received` or `refused`. */
export const screenMessage = z.discriminatedUnion('type', [
  z.object({ ...fromScreen, type: z.literal('guestDataToPMS'), data: z.object({ ...guestRef, guest: deskGuest }) }),
  z.object({ ...fromScreen, type: z.literal('signatureInProgress'), data: z.object(guestRef) }),
  z.object({
    ...fromScreen,
    type: z.literal('signatureSkipped'),
    data: z.object({ ...guestRef, reason: z.enum(signatureSkips) }),
  }),
  z.object({ ...fromScreen, type: z.literal('signatureUploaded'), data: z.object(guestRef) }),
  z.object({
    ...fromScreen,
    type: z.literal('extras'),
    data: z.object({ reference: text, extras: deskExtras }),
  }),
  z.object({ ...fromScreen, type: z.literal('error'), data: z.object({ reference: z.optional(text), problem }) }),
  /** Answers the command with this id. */
  z.object({ ...fromScreen, type: z.literal('connected'), data: z.object({ to: id }) }),
  z.object({ ...fromScreen, type: z.literal('pong'), data: z.object({ to: id }) }),
])
export type ScreenMessage = z.output<typeof screenMessage>
export type ScreenMessageType = ScreenMessage['type']

/** A message before it is numbered. */
export type ScreenEvent = ScreenMessage extends infer One
  ? One extends ScreenMessage
    ? Pick<One, 'type' | 'data'>
    : never
  : never

/** Connection control; these are neither stored nor numbered. */
export const screenSignal = z.discriminatedUnion('type', [
  /** First on every connection: the position up to which commands are applied here. */
  z.object({
    sender: z.literal('frontapp'),
    type: z.literal('configure'),
    data: z.object({ stream: z.optional(id), applied: messagePosition }),
  }),
  /** This command was applied or cannot be. */
  z.object({ sender: z.literal('frontapp'), type: z.literal('taken'), data: z.object({ id }) }),
  /** A command arrived out of order: resend everything not yet acknowledged. */
  z.object({ sender: z.literal('frontapp'), type: z.literal('missing') }),
  z.object({ sender: z.literal('frontapp'), type: z.literal('ping') }),
  /** The contents of the screen while staff control it. */
  z.object({ sender: z.literal('frontapp'), type: z.literal('shown'), data: shownScreen }),
])
export type ScreenSignal = z.output<typeof screenSignal>

const fromDesk = envelope('pms')

/** From the desk to the screen; an extension around the specification's messages. */
export const deskMessage = z.discriminatedUnion('type', [
  /**
   * The server knows this screen's position; the screen repeats `configure` until it receives this.
   */
  z.object({ ...fromDesk, type: z.literal('configured'), data: z.object({}) }),
  /** The message is stored. */
  z.object({ ...fromDesk, type: z.literal('received'), data: z.object({ id }) }),
  /**
   * The message is invalid or concerns another screen's reservation; sending it again is pointless.
   */
  z.object({ ...fromDesk, type: z.literal('refused'), data: z.object({ id }) }),
  /** Sequence numbers before the latest one that never arrived. */
  z.object({
    ...fromDesk,
    type: z.literal('missing'),
    data: z.object({ sequences: z.array(z.int()).check(z.maxLength(100)) }),
  }),
  /** A command. It is applied exactly once, after `previous`. */
  z.object({
    ...fromDesk,
    type: z.literal('onMessage'),
    data: z.object({ stream: id, position: messagePosition, previous: messagePosition, command: deskCommand }),
  }),
  z.object({ ...fromDesk, type: z.literal('pong'), data: z.object({}) }),
  /** The member of staff who controls this screen and sees its contents; no name means no one. */
  z.object({ ...fromDesk, type: z.literal('watched'), data: z.object({ by: z.optional(z.string()) }) }),
])
export type DeskMessage = z.output<typeof deskMessage>
