import {
  confirmEmail,
  fetchProfile,
  sendConfirmation,
  signIn,
  signOut,
  signUp,
  updateIdentityDocument,
  updatePassword,
  updateProfile,
} from '@foyer/contract/account.ts'
import { confirmArrival, updateGuests, uploadSignature } from '@foyer/contract/booking.ts'
import type { Call } from '@foyer/contract/call.ts'
import { saveStep, startLog, updateLog } from '@foyer/contract/checkin-log.ts'
import { headers } from '@foyer/contract/common.ts'
import { signInDevice } from '@foyer/contract/device.ts'
import { deviceAdmin } from '@foyer/contract/device-admin.ts'
import { decodeMrz, scanDocument } from '@foyer/contract/document.ts'
import { compareFaces, saveFaceConsent, skipFace } from '@foyer/contract/face.ts'
import { pokActive } from '@foyer/contract/hotel.ts'
import { hubAccess } from '@foyer/contract/hub.ts'
import { generateKey } from '@foyer/contract/keys.ts'
import { legalConditions } from '@foyer/contract/legal.ts'
import { pay } from '@foyer/contract/payment.ts'
import { findPostalCodes } from '@foyer/contract/postal-codes.ts'
import { openPreCheckin, preCheckIn, removePreCheckin, sharePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { downloadQr } from '@foyer/contract/qr.ts'
import { rateExperience } from '@foyer/contract/rating.ts'
import {
  endVisit,
  markMessagesRead,
  myBookings,
  searchReservations,
  visitReservations,
} from '@foyer/contract/reservation.ts'
import { selectOptions } from '@foyer/contract/select.ts'
import { staticsVersion } from '@foyer/contract/statics.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { trackEvent } from '@foyer/contract/tracking.ts'
import { asProblem, problemTraits } from '@foyer/domain/problem/problem.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import * as z from 'zod/mini'

/** The calls that a screen under test can be answered. */
const calls = {
  confirmEmail,
  fetchProfile,
  sendConfirmation,
  signIn,
  signOut,
  signUp,
  updateIdentityDocument,
  updatePassword,
  updateProfile,
  myBookings,
  compareFaces,
  confirmArrival,
  decodeMrz,
  deviceAdmin,
  downloadQr,
  endVisit,
  fetchSummary,
  findPostalCodes,
  generateKey,
  hubAccess,
  legalConditions,
  markMessagesRead,
  openPreCheckin,
  pay,
  pokActive,
  preCheckIn,
  rateExperience,
  removePreCheckin,
  saveStep,
  scanDocument,
  saveFaceConsent,
  searchReservations,
  selectOptions,
  sharePreCheckin,
  signInDevice,
  skipFace,
  startLog,
  staticsVersion,
  trackEvent,
  updateGuests,
  updateLog,
  uploadSignature,
  visitReservations,
}

type Schema = z.core.$ZodType
type Calls = typeof calls
type CallName = keyof Calls

interface Asked<Params extends Schema, Query extends Schema, Body extends Schema> {
  readonly params: z.output<Params>
  readonly query: z.output<Query>
  readonly body: z.output<Body>
  /** The idempotency key that came with it. */
  readonly key: string | undefined
}

type AskedOf<C> = C extends Call<infer P, infer Q, infer B, Schema> ? Asked<P, Q, B> : never
type ReplyOf<C> = C extends Call<Schema, Schema, Schema, infer R> ? z.output<R> : never

/** Answers in our own words; a thrown Problem travels as the server would send it, and `offline` as a lost connection. */
export type Answers = {
  readonly [Name in CallName]?: (asked: AskedOf<Calls[Name]>) => ReplyOf<Calls[Name]> | Promise<ReplyOf<Calls[Name]>>
}

/** The usual answer to a save: everybody by their id. */
export const allSaved: NonNullable<Answers['updateGuests']> = ({ body }) => ({
  guests: body.guests.map(({ id }) => ({ id })),
})

interface AnsweringFetch {
  readonly fetch: typeof globalThis.fetch
  /** What was asked of one call so far. */
  askedOf<Name extends CallName>(name: Name): AskedOf<Calls[Name]>[]
}

interface Found {
  readonly name: CallName
  readonly params: Record<string, string>
}

/** A server that knows nothing but the contract and the answers of one test. */
export function answeringFetch(answers: Answers): AnsweringFetch {
  const asked: { name: CallName; input: unknown }[] = []

  async function answer(input: RequestInfo | URL, request: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), location.origin)
    const sent = bodyOf(request)
    const found = findCall(url, request.method ?? 'GET', sent)
    if (!found) throw new Error(`No call of the contract has the address ${url.pathname}.`)
    const call = calls[found.name]
    const ask = {
      params: z.decode(call.params, found.params as never),
      query: z.decode(call.query, Object.fromEntries(url.searchParams) as never),
      body: z.decode(call.body, sent as never),
      key: new Headers(request.headers).get(headers.idempotencyKey) ?? undefined,
    }
    asked.push({ name: found.name, input: ask })
    const handler = answers[found.name] as ((input: unknown) => unknown) | undefined
    if (!handler) throw new Error(`The test has no answer for ${found.name}.`)
    try {
      const answered = z.encode(call.reply, (await handler(ask)) as never)
      return call.replyAs === 'file' ? new Response(new Blob(['a file'])) : Response.json(answered)
    } catch (thrown) {
      return refusal(thrown)
    }
  }

  return {
    fetch: answer,
    askedOf: <Name extends CallName>(name: Name) =>
      asked.filter((one) => one.name === name).map(({ input }) => input as AskedOf<Calls[Name]>),
  }
}

/** Pictures travel as they are, everything else as JSON. */
function bodyOf({ body }: RequestInit): unknown {
  if (body instanceof Blob) return body
  if (body instanceof FormData) return Object.fromEntries(body)
  return body ? JSON.parse(String(body)) : {}
}

function findCall(url: URL, method: string, body: unknown): Found | undefined {
  for (const name of Object.keys(calls) as CallName[]) {
    const { path, method: expected, variant }: { path: string; method: string; variant?: string } = calls[name]
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '')
    const match = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(url.pathname)
    const isVariant = !variant || (typeof body === 'object' && body !== null && variant in body)
    if (!match || expected !== method || !isVariant) continue
    const params = names.map((param, at) => [param, decodeURIComponent(match[at + 1] ?? '')])
    return { name, params: Object.fromEntries(params) }
  }
  return undefined
}

function refusal(thrown: unknown): Response {
  const problem = asProblem(thrown)
  if (problem.code === 'offline') throw new TypeError('Failed to fetch')
  if (problem.code === 'unexpected' && problem.cause) throw problem.cause
  const answer = {
    problem: problem.code,
    ...(problem.detail && { message_error: problem.detail }),
    ...(problem instanceof InputProblem && { issues: problem.issues }),
  }
  return Response.json(answer, { status: problemTraits(problem.code).status })
}
