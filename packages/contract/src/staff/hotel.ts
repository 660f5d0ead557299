import { type EditableConfig, editableKeys } from '@foyer/domain/config/editable-config.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'

/** More rooms than any hotel has. */
const MAX_ENTRIES = 10_000

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

const json: z.ZodMiniType<Json> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(json).check(z.maxLength(MAX_ENTRIES)),
    z.record(z.string(), json),
  ]),
)

/** The configuration's own schema validates it and reports errors by path and in words. */
const editableConfig = z.partialRecord(
  z.enum(editableKeys),
  json,
) as z.ZodMiniType<unknown> as z.ZodMiniType<EditableConfig>

const version = z.int().check(z.gte(0))

const change = z.object({
  /** For example `hotelInfo.reception.phone` or `rooms.105`. */
  path: z.string(),
  before: z.optional(z.json()),
  after: z.optional(z.json()),
})
export type HotelChange = z.infer<typeof change>

const publication = z.object({
  version,
  at: instant,
  by: z.optional(z.string()),
  restores: z.optional(version),
  undoes: z.optional(version),
  changes: z.array(change),
})
export type HotelPublication = z.infer<typeof publication>

export const readHotel = call({
  name: 'readHotel',
  method: 'GET',
  path: '/api/staff/hotel/',
  by: 'staff',
  may: 'changeHotel',
  reply: z.object({ version, part: editableConfig }),
})

/** Enough for all rooms of a large hotel. */
const largeCall = { maxBytes: 1024 * 1024, maxTextBytes: 1024 * 1024, maxValues: 50_000 }

/** Returns what would change, and the errors in it. */
export const previewHotel = call({
  ...largeCall,
  name: 'previewHotel',
  method: 'POST',
  path: '/api/staff/hotel/preview/',
  by: 'staff',
  may: 'changeHotel',
  changes: false,
  body: z.object({ part: editableConfig }),
  reply: z.object({
    issues: z.array(z.object({ path: z.string(), message: z.string() })),
    changes: z.array(change),
  }),
})

/** Rejected with 409 if `base` is no longer the latest version. */
export const publishHotel = call({
  ...largeCall,
  name: 'publishHotel',
  method: 'POST',
  path: '/api/staff/hotel/',
  by: 'staff',
  may: 'changeHotel',
  body: z.object({ base: version, part: editableConfig }),
  reply: z.object({ version }),
})

export const readHotelHistory = call({
  name: 'readHotelHistory',
  method: 'GET',
  path: '/api/staff/hotel/history/',
  by: 'staff',
  may: 'changeHotel',
  reply: z.object({
    /** The most recent ones, newest first. */
    publications: z.array(publication),
  }),
})

/** Undoes the latest publication or, with `to`, returns to an earlier version. */
export const undoHotel = call({
  name: 'undoHotel',
  method: 'POST',
  path: '/api/staff/hotel/undo/',
  by: 'staff',
  may: 'changeHotel',
  body: z.object({ base: version, to: z.optional(version) }),
  reply: z.object({ version }),
})
