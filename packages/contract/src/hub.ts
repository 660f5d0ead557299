import { deviceParts } from '@foyer/domain/alert/alert-reasons.ts'
import * as z from 'zod/mini'
import { hubStatus } from './messages/device.ts'
import { hubId, MAX_CARDS } from './messages/key-grant.ts'
import { sealedRefundOrder } from './messages/refund-order.ts'
import { call } from './wire/call.ts'

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{32,86}$/))
const port = z.int().check(z.minimum(1), z.maximum(65_535))

/** Seconds since 1970, as in the grant. */
const unresolvedGrant = z.object({ id: z.uuid(), expiresAt: z.int() })
export type UnresolvedGrant = z.infer<typeof unresolvedGrant>

/** A grant that the hub never received and has since blocked, so that it can no longer be used. */
export const NEVER_SHOWN = 'neverShown'

/**
 * A kiosk's device hub reports its token to the server. It authenticates with its pairing code and
 * repeats this call while it is running.
 */
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
    /** Devices that do not work at the moment. Absent from older hubs. */
    broken: z.optional(z.array(z.enum(deviceParts)).check(z.maxLength(deviceParts.length))),
    /** The state of each device. */
    parts: z.optional(hubStatus),
  }),
  /** The origin of the pages that the hub may serve, if it is not the address the hub calls. */
  reply: z.object({
    origin: z.optional(z.string()),
    /** The key with which the hub verifies grants: Ed25519, SPKI as base64. */
    grantKey: z.optional(z.string().check(z.maxLength(200))),
    /** The hotels of this hub. Absent from older servers. */
    hotels: z.optional(z.array(z.int())),
    /**
     * The receipt printer's host from the hotel's configuration, unless the hub's settings override
     * it.
     */
    printerHost: z.optional(z.string().check(z.maxLength(253))),
    /**
     * Expired grants to this hub without a reported outcome; the hub answers with what it knows.
     */
    doubts: z.optional(z.array(unresolvedGrant)),
  }),
})

/**
 * The outcome of a grant, as the hub saw it. `unknown`: a card may have been written but was not
 * handed to the guest.
 */
const reportedKey = z.object({
  id: z.uuid(),
  outcome: z.enum(['done', 'refused', 'unknown']),
  cards: z.int().check(z.gte(0), z.lte(MAX_CARDS)),
  problem: z.optional(z.string().check(z.maxLength(60))),
})
export type ReportedKey = z.infer<typeof reportedKey>

/**
 * The hub reports the keys it has cut and retries until acknowledged; a page's report proves
 * nothing.
 */
export const tellKeys = call({
  name: 'tellKeys',
  method: 'POST',
  path: '/api/hub/keys/',
  by: 'anyone',
  body: z.object({
    pairing: z.string().check(z.minLength(1), z.maxLength(100)),
    keys: z.array(reportedKey).check(z.minLength(1), z.maxLength(50)),
  }),
  reply: z.object({ taken: z.array(z.uuid()) }),
})

/**
 * Before the first card moves, the hub asks whether a grant still fits its stay. Since it was signed,
 * the guests may have moved or left.
 */
export const confirmGrant = call({
  name: 'confirmGrant',
  method: 'POST',
  path: '/api/hub/keys/confirm/',
  by: 'anyone',
  changes: false,
  body: z.object({ pairing: z.string().check(z.minLength(1), z.maxLength(100)), id: z.uuid() }),
  reply: z.object({ valid: z.boolean() }),
})

/**
 * The outcome of an order, as the device reported it. `unknown`: the device is queried and the
 * outcome reported again.
 */
const outcome = z.enum(['done', 'refused', 'unknown'])
const optionalText = (length: number) => z.optional(z.string().check(z.maxLength(length)))

const reportedPayment = z.object({
  id: z.uuid(),
  outcome,
  /** Captured amount according to the terminal, in minor units. */
  minor: z.optional(z.int()),
  /** The terminal's code for the decline. */
  code: optionalText(60),
  /** Reference in the provider's ledger. */
  reference: optionalText(80),
  brand: optionalText(40),
  lastDigits: z.optional(z.string().check(z.regex(/^\d{4}$/))),
})
export type ReportedPayment = z.infer<typeof reportedPayment>

const reportedBill = z.object({
  id: z.uuid(),
  outcome,
  /** Number that the printer assigned. */
  number: optionalText(40),
  /** Serial number of the printer. */
  till: optionalText(20),
  code: optionalText(60),
  /** The printer's raw answer, possibly truncated. */
  answer: optionalText(800),
})
export type ReportedBill = z.infer<typeof reportedBill>

const pairing = z.string().check(z.minLength(1), z.maxLength(100))
const acknowledgement = z.object({
  taken: z.array(z.uuid()),
  /** Expired orders to this hub without a reported outcome. */
  asks: z.array(z.object({ id: z.uuid(), expiresAt: z.int() })),
})

/**
 * The hub reports what a terminal has charged and retries until acknowledged; a page's report
 * proves nothing.
 */
export const tellPayments = call({
  name: 'tellPayments',
  method: 'POST',
  path: '/api/hub/payments/',
  by: 'anyone',
  body: z.object({ pairing, payments: z.array(reportedPayment).check(z.maxLength(50)) }),
  reply: acknowledgement,
})

const reportedRefund = z.object({
  id: z.uuid(),
  outcome,
  /** Refunded amount according to the terminal, in minor units. */
  minor: z.optional(z.int()),
  code: optionalText(60),
  reference: optionalText(80),
})
export type ReportedRefund = z.infer<typeof reportedRefund>

/** Reports refunds in the same way; the reply contains the refunds that the desk has ordered. */
export const tellRefunds = call({
  name: 'tellRefunds',
  method: 'POST',
  path: '/api/hub/refunds/',
  by: 'anyone',
  body: z.object({ pairing, refunds: z.array(reportedRefund).check(z.maxLength(50)) }),
  reply: z.object({ ...acknowledgement.shape, orders: z.array(sealedRefundOrder) }),
})

/** Reports fiscal bills in the same way. */
export const tellBills = call({
  name: 'tellBills',
  method: 'POST',
  path: '/api/hub/bills/',
  by: 'anyone',
  body: z.object({ pairing, bills: z.array(reportedBill).check(z.maxLength(50)) }),
  reply: acknowledgement,
})

/** What a page needs to connect to a hub. */
export const accessibleHub = z.object({ hub: hubId, url: z.string(), token })

/**
 * An enrolled kiosk requests access to its hub. Several kiosks may share an app key; only the right
 * hub accepts its token.
 */
export const hubAccess = call({
  name: 'hubAccess',
  method: 'POST',
  path: '/api/hub/token/',
  changes: false,
  reply: z.object({ hubs: z.array(accessibleHub) }),
})

export type HubAccess = z.output<typeof accessibleHub>
