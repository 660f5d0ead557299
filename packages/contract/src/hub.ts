import { deviceParts } from '@foyer/domain/alert/alert-reasons.ts'
import * as z from 'zod/mini'
import { hubParts } from './messages/device.ts'
import { hubId, MOST_CARDS } from './messages/key-grant.ts'
import { sealedRefundOrder } from './messages/refund-order.ts'
import { call } from './wire/call.ts'

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{32,86}$/))
const port = z.int().check(z.minimum(1), z.maximum(65_535))

/** Seconds since 1970, as the grant says it. */
const doubt = z.object({ id: z.uuid(), expiresAt: z.int() })
export type Doubt = z.infer<typeof doubt>

/** Of a grant that the hub was never shown, and has burned since: nobody will use it. */
export const NEVER_SHOWN = 'neverShown'

/** A kiosk's device hub tells the server its token. It proves itself by its pairing code, and repeats this while it lives. */
export const bootHub = call({
  name: 'bootHub',
  method: 'POST',
  path: '/api/hub/boot/',
  by: 'anyone',
  body: z.object({
    pairing: z.string().check(z.minLength(1), z.maxLength(100)),
    token,
    port,
    version: z.string().check(z.maxLength(40)),
    /** Which of its parts do not work just now. Absent: an older hub, which does not say. */
    broken: z.optional(z.array(z.enum(deviceParts)).check(z.maxLength(deviceParts.length))),
    /** How each of them stands. */
    parts: z.optional(hubParts),
  }),
  /** Which pages the hub may listen to: where the server's own pages come from, when that is not where the hub calls. */
  reply: z.object({
    origin: z.optional(z.string()),
    /** With which the hub verifies what it may cut: Ed25519, SPKI as base64. */
    grantKey: z.optional(z.string().check(z.maxLength(200))),
    /** Of which hotels it is. Absent: an older server, which does not say. */
    hotels: z.optional(z.array(z.int())),
    /** Where the hotel's document says that the receipt printer is; for a hub that is not told otherwise. */
    printerHost: z.optional(z.string().check(z.maxLength(253))),
    /** Grants to this hub that are over and of which nothing was told: what does it know of them? */
    doubts: z.optional(z.array(doubt)),
  }),
})

/** What became of a grant, as the hub has seen it. `unknown`: a card may have been written and is not in the guest's hand. */
const cutKey = z.object({
  id: z.uuid(),
  outcome: z.enum(['done', 'refused', 'unknown']),
  cards: z.int().check(z.gte(0), z.lte(MOST_CARDS)),
  problem: z.optional(z.string().check(z.maxLength(60))),
})
export type CutKey = z.infer<typeof cutKey>

/** The hub itself tells what it has cut, and repeats it until it is taken: a page's word proves nothing. */
export const tellKeys = call({
  name: 'tellKeys',
  method: 'POST',
  path: '/api/hub/keys/',
  by: 'anyone',
  body: z.object({
    pairing: z.string().check(z.minLength(1), z.maxLength(100)),
    keys: z.array(cutKey).check(z.minLength(1), z.maxLength(50)),
  }),
  reply: z.object({ taken: z.array(z.uuid()) }),
})

/** What became of an order, as the device itself has said. `unknown`: it is asked again, and told again. */
const outcome = z.enum(['done', 'refused', 'unknown'])
const words = (length: number) => z.optional(z.string().check(z.maxLength(length)))

const toldPayment = z.object({
  id: z.uuid(),
  outcome,
  /** As the terminal says it was captured, in minor units. */
  minor: z.optional(z.int()),
  /** Why not, in the terminal's own code. */
  code: words(60),
  /** Under which the provider's own ledger has it. */
  reference: words(80),
  brand: words(40),
  lastDigits: z.optional(z.string().check(z.regex(/^\d{4}$/))),
})
export type ToldPayment = z.infer<typeof toldPayment>

const toldBill = z.object({
  id: z.uuid(),
  outcome,
  /** The number that the printer has given it. */
  number: words(40),
  code: words(60),
  /** The printer's answer as it came, or its beginning. */
  answer: words(800),
})
export type ToldBill = z.infer<typeof toldBill>

const pairing = z.string().check(z.minLength(1), z.maxLength(100))
const taken = z.object({
  taken: z.array(z.uuid()),
  /** What was ordered of this hub and of which it has told nothing, though the order is over. */
  asks: z.array(z.object({ id: z.uuid(), expiresAt: z.int() })),
})

/** The hub itself tells what a terminal has charged, and repeats it until it is taken: a page's word proves nothing. */
export const tellPayments = call({
  name: 'tellPayments',
  method: 'POST',
  path: '/api/hub/payments/',
  by: 'anyone',
  body: z.object({ pairing, payments: z.array(toldPayment).check(z.maxLength(50)) }),
  reply: taken,
})

const toldRefund = z.object({
  id: z.uuid(),
  outcome,
  /** As the terminal says it was given back, in minor units. */
  minor: z.optional(z.int()),
  code: words(60),
  reference: words(80),
})
export type ToldRefund = z.infer<typeof toldRefund>

/** The same of refunds; and with the answer the hub is handed what the desk wants to have given back. */
export const tellRefunds = call({
  name: 'tellRefunds',
  method: 'POST',
  path: '/api/hub/refunds/',
  by: 'anyone',
  body: z.object({ pairing, refunds: z.array(toldRefund).check(z.maxLength(50)) }),
  reply: z.object({ ...taken.shape, orders: z.array(sealedRefundOrder) }),
})

/** The same of fiscal bills. */
export const tellBills = call({
  name: 'tellBills',
  method: 'POST',
  path: '/api/hub/bills/',
  by: 'anyone',
  body: z.object({ pairing, bills: z.array(toldBill).check(z.maxLength(50)) }),
  reply: taken,
})

/** An enrolled kiosk asks for the way to the hub beside it. Several kiosks share an app key: only the own hub knows its token. */
export const hubAccess = call({
  name: 'hubAccess',
  method: 'POST',
  path: '/api/hub/token/',
  changes: false,
  reply: z.object({ hubs: z.array(z.object({ hub: hubId, url: z.string(), token })) }),
})

export type HubAccess = z.output<typeof hubAccess.reply>['hubs'][number]
