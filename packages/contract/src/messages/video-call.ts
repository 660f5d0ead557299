import { callStates } from '@foyer/domain/video-call/call-states.ts'
import { endings } from '@foyer/domain/video-call/why-ended.ts'
import * as z from 'zod/mini'
import { addressOf } from '../wire/call.ts'

/** The line of a call: a guest's page names its app, one of the staff none. */
export const VIDEO_CALL_PATH = '/api/video-call/'

export const callEnds = ['guest', 'desk'] as const
export type CallEnd = (typeof callEnds)[number]

/** With which one end opens the line of one call: which service, which call, and that it may, once and soon. */
export const callSession = z.object({ apiKey: z.string(), sessionId: z.string(), token: z.string() })
export type CallSession = z.infer<typeof callSession>

interface Dialled extends Omit<CallSession, 'token'> {
  readonly hotelId: number
  readonly appKey?: string | undefined
}

export function callAddress({ hotelId, appKey, apiKey, sessionId }: Dialled): string {
  const query = {
    hotel: String(hotelId),
    ...(appKey !== undefined && { app: appKey }),
    key: apiKey,
    session: sessionId,
  }
  return addressOf(VIDEO_CALL_PATH, {}, query)
}

/** Raised with its number when a message changes its meaning. */
const subprotocol = 'foyer-call.1'
const csrfPrefix = 'foyer-csrf.'
const tokenPrefix = 'foyer-token.'

interface CallOffer {
  /** The page's token, and the call's: an address would be written into logs. */
  readonly csrf: string
  readonly token: string
}

export function offeredCallProtocols({ csrf, token }: CallOffer): string[] {
  return [subprotocol, csrfPrefix + csrf, tokenPrefix + token]
}

export function readCallOffer(offered: Iterable<string>): (CallOffer & { subprotocol: string }) | undefined {
  const all = [...offered]
  const after = (prefix: string) => all.find((one) => one.startsWith(prefix))?.slice(prefix.length) ?? ''
  return all.includes(subprotocol) ? { subprotocol, csrf: after(csrfPrefix), token: after(tokenPrefix) } : undefined
}

/** Longer than any browser's description of a camera and a microphone. */
export const LARGEST_CALL_FRAME = 16_384

const short = z.string().check(z.maxLength(1_000))

/** What the two browsers have to know of each other. Of an earlier round nothing counts any more. */
export const callSignal = z.object({
  round: z.int().check(z.gte(1), z.lte(1_000)),
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('offer'), sdp: z.string().check(z.maxLength(LARGEST_CALL_FRAME)) }),
    z.object({ kind: z.literal('answer'), sdp: z.string().check(z.maxLength(LARGEST_CALL_FRAME)) }),
    z.object({
      kind: z.literal('candidate'),
      candidate: z.object({
        candidate: short,
        sdpMid: z.nullish(short),
        sdpMLineIndex: z.nullish(z.int()),
        usernameFragment: z.nullish(short),
      }),
    }),
  ]),
})
export type CallSignal = z.infer<typeof callSignal>

/** From a page to us. */
export const callWord = z.discriminatedUnion('type', [
  /** The guest's only: again and again until somebody answers. */
  z.object({ type: z.literal('request') }),
  z.object({ type: z.literal('hangUp') }),
  /** The other end's picture has ended. Whoever has hung up before is believed. */
  z.object({ type: z.literal('lost') }),
  z.object({ type: z.literal('signal'), signal: callSignal }),
])
export type CallWord = z.infer<typeof callWord>

const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
})
export type IceServer = z.infer<typeof iceServer>

/** From us to a page. */
export const callNews = z.discriminatedUnion('type', [
  /** First: how the two find each other. */
  z.object({ type: z.literal('hello'), iceServers: z.array(iceServer), relayOnly: z.boolean() }),
  z.object({
    type: z.literal('state'),
    state: z.enum(callStates),
    /** Everybody at the desk speaks with somebody else. */
    busy: z.boolean(),
    /** The first name of who has answered. */
    by: z.optional(z.string()),
    why: z.optional(z.enum(endings)),
  }),
  z.object({ type: z.literal('signal'), signal: callSignal }),
])
export type CallNews = z.infer<typeof callNews>
