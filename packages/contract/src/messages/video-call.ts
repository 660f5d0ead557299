import { callStates } from '@foyer/domain/video-call/call-states.ts'
import { callEndings } from '@foyer/domain/video-call/lapse-reason.ts'
import * as z from 'zod/mini'
import { buildUrl } from '../wire/call.ts'

/** WebSocket path of a call. A guest's page names its app; staff do not. */
export const VIDEO_CALL_PATH = '/api/video-call/'

export const callParties = ['guest', 'desk'] as const
export type CallParty = (typeof callParties)[number]

/** What one end needs to connect to a call: service, call and a short-lived one-time token. */
export const callSession = z.object({ apiKey: z.string(), sessionId: z.string(), token: z.string() })
export type CallSession = z.infer<typeof callSession>

interface CallTarget extends Omit<CallSession, 'token'> {
  readonly hotelId: number
  readonly appKey?: string | undefined
}

export function buildCallAddress({ hotelId, appKey, apiKey, sessionId }: CallTarget): string {
  const query = {
    hotel: String(hotelId),
    ...(appKey !== undefined && { app: appKey }),
    key: apiKey,
    session: sessionId,
  }
  return buildUrl(VIDEO_CALL_PATH, {}, query)
}

/** Incremented when a message changes its meaning. */
const subprotocol = 'foyer-call.1'
const csrfPrefix = 'foyer-csrf.'
const tokenPrefix = 'foyer-token.'

interface CallOffer {
  /**
   * CSRF token of the page and token of the call; sent here because an address would end up in
   * logs.
   */
  readonly csrf: string
  readonly token: string
}

export function buildCallProtocols({ csrf, token }: CallOffer): string[] {
  return [subprotocol, csrfPrefix + csrf, tokenPrefix + token]
}

export function parseCallProtocols(offered: Iterable<string>): (CallOffer & { subprotocol: string }) | undefined {
  const all = [...offered]
  const after = (prefix: string) => all.find((one) => one.startsWith(prefix))?.slice(prefix.length) ?? ''
  return all.includes(subprotocol) ? { subprotocol, csrf: after(csrfPrefix), token: after(tokenPrefix) } : undefined
}

/** Larger than any browser's session description for a camera and a microphone. */
export const MAX_CALL_FRAME_BYTES = 16_384

const short = z.string().check(z.maxLength(1_000))

/** WebRTC signalling between the two browsers. Signals of an earlier round are ignored. */
export const callSignal = z.object({
  round: z.int().check(z.gte(1), z.lte(1_000)),
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('offer'), sdp: z.string().check(z.maxLength(MAX_CALL_FRAME_BYTES)) }),
    z.object({ kind: z.literal('answer'), sdp: z.string().check(z.maxLength(MAX_CALL_FRAME_BYTES)) }),
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

/** From a page to the server. */
export const callCommand = z.discriminatedUnion('type', [
  /** Sent only by the guest, repeatedly, until the call is answered. */
  z.object({ type: z.literal('request') }),
  z.object({ type: z.literal('hangUp') }),
  /** The other end's media stopped. If that end hung up before, the hang-up counts. */
  z.object({ type: z.literal('lost') }),
  z.object({ type: z.literal('signal'), signal: callSignal }),
])
export type CallCommand = z.infer<typeof callCommand>

const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
})
export type IceServer = z.infer<typeof iceServer>

/** From the server to a page. */
export const callUpdate = z.discriminatedUnion('type', [
  /** First message: how the two browsers connect. */
  z.object({ type: z.literal('hello'), iceServers: z.array(iceServer), relayOnly: z.boolean() }),
  z.object({
    type: z.literal('state'),
    state: z.enum(callStates),
    /** Everyone at the desk is on another call. */
    busy: z.boolean(),
    /** First name of the person who answered. */
    by: z.optional(z.string()),
    why: z.optional(z.enum(callEndings)),
  }),
  z.object({ type: z.literal('signal'), signal: callSignal }),
])
export type CallUpdate = z.infer<typeof callUpdate>
