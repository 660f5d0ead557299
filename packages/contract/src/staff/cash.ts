import { moneySchema } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { countedDrawer } from './day-report.ts'
import { emptyReply, id, requiredText } from './values.ts'

const MAX_MINOR = 2_000_000_000
const minor = z.int().check(z.gte(0), z.lte(MAX_MINOR))
const text = z.optional(z.string())
const note = z.optional(z.string().check(z.trim(), z.maxLength(200)))
const params = z.object({ id })

const move = z.object({
  kind: z.enum(['toSafe', 'fromSafe']),
  amount: moneySchema,
  note: text,
  by: z.string(),
  at: instant,
})

/** An open drawer. What the ledger expects is shown only once a count has been handed in. */
const drawer = z.object({
  id,
  /** The person it belongs to; absent for the shared drawer. */
  owner: text,
  /** The caller's own, or the shared one: the caller may count it. */
  mayCount: z.boolean(),
  isOwn: z.boolean(),
  openedBy: z.string(),
  openedAt: instant,
  float: moneySchema,
  moves: z.array(move),
  /** Cash was taken or returned since it was opened. */
  hasMoved: z.boolean(),
  /** The last count handed in, while the drawer is open. */
  count: z.optional(
    z.object({
      number: z.int(),
      by: z.string(),
      at: instant,
      counted: moneySchema,
      expected: moneySchema,
      /** Cash came or went after it: it has to be counted again. */
      movedSince: z.boolean(),
    }),
  ),
})
export type Drawer = z.infer<typeof drawer>

/** Cash drawers: those that are open, and those counted last. */
export const readDrawers = call({
  name: 'readDrawers',
  method: 'GET',
  path: '/api/staff/drawers/',
  by: 'staff',
  may: 'closeShift',
  reply: z.object({
    currency: z.string(),
    /** Notes in major units; coins are counted as one sum. */
    notes: z.array(z.int()),
    open: z.array(drawer),
    /** What the last count left in the shared and in the caller's own drawer. */
    left: z.object({ shared: moneySchema, own: moneySchema }),
    counted: z.array(countedDrawer),
  }),
})
export type Drawers = z.infer<typeof readDrawers.reply>

/** Opens a drawer with its float. A float other than what was left there needs a reason. */
export const openDrawer = call({
  name: 'openDrawer',
  method: 'POST',
  path: '/api/staff/drawers/',
  by: 'staff',
  may: 'closeShift',
  body: z.object({ shared: z.boolean(), float: minor, reason: note }),
  reply: z.object({ id }),
})

/** Money between the drawer and the safe. */
export const moveCash = call({
  name: 'moveCash',
  method: 'POST',
  path: '/api/staff/drawers/{id}/moves/',
  by: 'staff',
  may: 'closeShift',
  params,
  body: z.object({
    kind: z.enum(['toSafe', 'fromSafe']),
    minor: z.int().check(z.gte(1), z.lte(MAX_MINOR)),
    note,
  }),
  reply: emptyReply,
})

const pieces = z.record(z.string().check(z.regex(/^\d{1,4}$/)), z.int().check(z.gte(0), z.lte(100_000)))

/** Hands in a count, which cannot be changed. Only the answer shows what the ledger expects. */
export const countDrawer = call({
  name: 'countDrawer',
  method: 'POST',
  path: '/api/staff/drawers/{id}/count/',
  by: 'staff',
  may: 'closeShift',
  params,
  body: z.object({ notes: pieces, coins: minor }),
  reply: z.object({ number: z.int(), counted: moneySchema, expected: moneySchema }),
})

/** Ends a counted drawer: the rest of what goes to the safe is the next float. */
export const endDrawer = call({
  name: 'endDrawer',
  method: 'POST',
  path: '/api/staff/drawers/{id}/end/',
  by: 'staff',
  may: 'closeShift',
  params,
  body: z.object({ toSafe: minor, reason: z.optional(requiredText(500)) }),
  reply: countedDrawer,
})
