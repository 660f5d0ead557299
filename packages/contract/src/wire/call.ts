import { writeQuery } from '@foyer/domain/journey/query.ts'
import type { StaffAction } from '@foyer/domain/staff/roles.ts'
import * as z from 'zod/mini'

/**
 * Who may call: anyone (a sign-in page), a visit (a served guest page), a logged-in user of such a page; a member of staff
 * who has signed in, or one who works at the hotel that the call is about.
 */
export type Caller = 'anyone' | 'visit' | 'user' | 'member' | 'staff'

type Schema = z.core.$ZodType

/**
 * One call of the specification. Schemas are codecs: their input is what travels, their output is what we use inside.
 * `variant` tells apart calls that share an address: it is the one key that the body carries.
 */
export interface Call<Params extends Schema, Query extends Schema, Body extends Schema, Reply extends Schema> {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** `{name}` is a path parameter. */
  readonly path: `/${string}`
  readonly by: Caller
  /** Answered again from storage when the same idempotency key comes back. False for calls that only read. */
  readonly changes: boolean
  readonly variant?: string
  /** A body that is not JSON: a form with files, or the bytes of one picture. */
  readonly bodyAs?: 'form' | 'picture'
  /** An answer that is not JSON. */
  readonly replyAs?: 'file' | 'events'
  /** What the role of a member of staff must allow. */
  readonly may?: StaffAction
  /** How long a body may be. */
  readonly mostBytes: number
  /** How many values and names it may hold, when it is JSON. */
  readonly mostValues: number
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
}

export type AnyCall = Call<Schema, Schema, Schema, Schema>

/** A form that a person fills in is far shorter. */
export const USUAL_BYTES = 64 * 1024
/** A family's details, every field of them. */
export const USUAL_VALUES = 4_000
/** A few drawn signatures, or small pictures, inside JSON. */
export const DRAWN_BYTES = 4 * 1024 * 1024
/** A photograph of a telephone, in its usual quality. */
const PICTURE_BYTES = 10 * 1024 * 1024
/** Two pictures, or a picture and a short film, with what a form says around them. */
const FORM_BYTES = PICTURE_BYTES + USUAL_BYTES

const bytesOf = { form: FORM_BYTES, picture: PICTURE_BYTES } as const

const nothing = z.object({})
type Nothing = typeof nothing

interface CallWords<Params extends Schema, Query extends Schema, Body extends Schema, Reply extends Schema> {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly by?: Caller
  readonly changes?: boolean
  readonly variant?: string
  readonly bodyAs?: 'form' | 'picture'
  readonly replyAs?: 'file' | 'events'
  readonly may?: StaffAction
  readonly mostBytes?: number
  readonly mostValues?: number
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply?: Reply
}

/** A POST changes something unless it says that it only reads. */
export function call<
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
  Reply extends Schema = Nothing,
>(words: CallWords<Params, Query, Body, Reply>): Call<Params, Query, Body, Reply> {
  return {
    by: 'visit',
    changes: words.method === 'POST',
    mostBytes: words.bodyAs ? bytesOf[words.bodyAs] : USUAL_BYTES,
    mostValues: USUAL_VALUES,
    params: nothing as Schema as Params,
    query: nothing as Schema as Query,
    body: nothing as Schema as Body,
    reply: nothing as Schema as Reply,
    ...words,
  }
}

/** The address of a call with its parameters filled in. */
export function addressOf(path: string, params: Record<string, string>, query: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) + writeQuery(query)
}
