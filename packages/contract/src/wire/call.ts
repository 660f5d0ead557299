import { formatQuery } from '@foyer/domain/journey/query.ts'
import type { StaffAction } from '@foyer/domain/staff/roles.ts'
import * as z from 'zod/mini'

/**
 * Who may call: anyone (a sign-in page), a visit (a served guest page), a signed-in user of such a
 * page, a signed-in member of staff, or one who works at the hotel concerned.
 */
export type Caller = 'anyone' | 'visit' | 'user' | 'member' | 'staff'

type Schema = z.core.$ZodType

/**
 * One call of the specification. Schemas are codecs: the input is the wire format, the output is
 * our model. `variant` distinguishes calls that share an address: it is the single key of the body.
 */
export interface Call<Params extends Schema, Query extends Schema, Body extends Schema, Reply extends Schema> {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** `{name}` is a path parameter. */
  readonly path: `/${string}`
  readonly by: Caller
  /**
   * Whether the reply is stored and returned again for the same idempotency key. False for calls
   * that only read.
   */
  readonly changes: boolean
  readonly variant?: string
  /** Set if the body is not JSON: a form with files, or the bytes of one picture. */
  readonly bodyAs?: 'form' | 'picture'
  /** Set if the reply is not JSON. */
  readonly replyAs?: 'file' | 'events'
  /** The action that the caller's staff role must allow. */
  readonly may?: StaffAction
  /** Set if a session may call it that has only proved the password. */
  readonly beforeSecondFactor?: true
  /** Maximum size of the body. */
  readonly maxBytes: number
  /** Maximum number of values and names in a JSON body. */
  readonly maxValues: number
  /** Maximum size of one text in a JSON body, as sent. */
  readonly maxTextBytes: number
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
}

export type AnyCall = Call<Schema, Schema, Schema, Schema>

/** Much more than a form filled in by a person needs. */
export const DEFAULT_MAX_BYTES = 64 * 1024
/** Enough for every field of a whole family. */
export const DEFAULT_MAX_VALUES = 4_000
/** Enough for one drawn signature or small picture, and for slashes that a sender has escaped. */
export const MAX_TEXT_BYTES = 512 * 1024
/** Enough for a few drawn signatures or small pictures inside JSON. */
export const MAX_DRAWING_BYTES = 4 * 1024 * 1024
/** Enough for a phone photo in normal quality. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** Enough for two pictures, or a picture and a short video, plus the other form fields. */
const MAX_FORM_BYTES = MAX_PICTURE_BYTES + DEFAULT_MAX_BYTES

const maxBytesByBody = { form: MAX_FORM_BYTES, picture: MAX_PICTURE_BYTES } as const

const emptyObject = z.object({})
type EmptyObject = typeof emptyObject

interface CallDefinition<Params extends Schema, Query extends Schema, Body extends Schema, Reply extends Schema> {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly by?: Caller
  readonly changes?: boolean
  readonly variant?: string
  readonly bodyAs?: 'form' | 'picture'
  readonly replyAs?: 'file' | 'events'
  readonly may?: StaffAction
  readonly beforeSecondFactor?: true
  readonly maxBytes?: number
  readonly maxValues?: number
  readonly maxTextBytes?: number
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply?: Reply
}

/** A POST changes data unless declared as read-only. */
export function call<
  Params extends Schema = EmptyObject,
  Query extends Schema = EmptyObject,
  Body extends Schema = EmptyObject,
  Reply extends Schema = EmptyObject,
>(words: CallDefinition<Params, Query, Body, Reply>): Call<Params, Query, Body, Reply> {
  return {
    by: 'visit',
    changes: words.method === 'POST',
    maxBytes: words.bodyAs ? maxBytesByBody[words.bodyAs] : DEFAULT_MAX_BYTES,
    maxValues: DEFAULT_MAX_VALUES,
    maxTextBytes: MAX_TEXT_BYTES,
    params: emptyObject as Schema as Params,
    query: emptyObject as Schema as Query,
    body: emptyObject as Schema as Body,
    reply: emptyObject as Schema as Reply,
    ...words,
  }
}

/** The address of a call with its parameters filled in. */
export function buildUrl(path: string, params: Record<string, string>, query: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) + formatQuery(query)
}
