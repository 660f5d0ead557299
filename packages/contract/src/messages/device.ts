import { isProblemCode, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { sealedBillOrder } from './bill-order.ts'
import { isKeepable } from './keepable.ts'
import { MOST_CARDS, sealedGrant } from './key-grant.ts'
import { sealedPaymentOrder } from './payment-order.ts'

/** Raised when a message changes its meaning. It is part of the subprotocol, so that two that differ never meet. */
export const DEVICE_PROTOCOL = 1

/** Where the hub listens unless HUB_PORT says otherwise, and below which path. */
export const DEFAULT_HUB_PORT = 9988
export const HUB_PATH = '/socketService'

/** Between the printer's answer and whatever follows it. */
export const AFTER_PRINT_MS = 1_500

/** The hub tells that it lives this often; a page that hears nothing for the second time takes it for gone. */
export const BEAT_MS = 1_000
export const SILENT_AFTER_MS = 2_500

/** Close code for a page that a newer page of the same kiosk has taken over from. */
export const REPLACED = 4001

const subprotocol = `foyer-hub.${DEVICE_PROTOCOL}`
const tokenPrefix = 'foyer-token.'
const deskMark = 'foyer-desk'

/** The page of a kiosk, which has the devices for itself, or somebody at the desk who wants a key and goes again. */
export type HubCaller = 'kiosk' | 'desk'

/** What a page offers: browsers let it set no header, and an address is written into logs. */
export function offeredProtocols(token: string, as: HubCaller = 'kiosk'): string[] {
  return [subprotocol, tokenPrefix + token, ...(as === 'desk' ? [deskMark] : [])]
}

/** The hub's side: what it may answer with, and the token that was shown. The token itself is never answered. */
export function readOffer(
  offered: Iterable<string>,
): { subprotocol: string; token: string; as: HubCaller } | undefined {
  const all = [...offered]
  const token = all.find((one) => one.startsWith(tokenPrefix))?.slice(tokenPrefix.length)
  return token && all.includes(subprotocol)
    ? { subprotocol, token, as: all.includes(deskMark) ? 'desk' : 'kiosk' }
    : undefined
}

/** A receipt as PDF or picture: a page has room for no more. */
const BASE64_LIMIT = 3_000_000

const id = z.string().check(z.minLength(1), z.maxLength(64))
const base64 = z.string().check(z.minLength(4), z.maxLength(BASE64_LIMIT), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))

/** From the page to the hub. Every one is answered by `done`, `status` or `problem` with its id. */
export const deviceCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('initialize_scanner'), id }),
  z.object({ type: z.literal('start_read'), id }),
  z.object({ type: z.literal('stop_read'), id }),
  z.object({ type: z.literal('printReceipt'), id, base64File: base64 }),
  z.object({ type: z.literal('status'), id }),
  z.object({ type: z.literal('testKeyServer'), id }),
  /** The encoder at the lock system, and the fake dispenser: both cut what the server has granted and nothing else. */
  z.object({ type: z.literal('programCardVendor'), id, grant: sealedGrant }),
  z.object({ type: z.literal('ProgramCard'), id, grant: sealedGrant }),
  /** Charges what the server has ordered. `done` says that it has begun and ended; how it ended is the server's to say. */
  z.object({ type: z.literal('pay'), id, order: sealedPaymentOrder }),
  /** A guest may be about to pay: the terminals are woken. Nobody is any more: what still waits for a card is given up. */
  z.object({ type: z.literal('start_transaction'), id }),
  z.object({ type: z.literal('stop_transaction'), id }),
  z.object({ type: z.literal('printBill'), id, order: sealedBillOrder }),
])
export type DeviceCommand = z.infer<typeof deviceCommand>
export type DeviceCommandType = DeviceCommand['type']

export const scannerStates = ['reading', 'stopped', 'initialize_error'] as const
export const printerStates = ['ready', 'no_paper', 'away'] as const
export const keyEncoderStates = ['ready', 'no_cards', 'jammed', 'away'] as const
export const terminalStates = ['ready', 'away'] as const
/** What a guest is told while a terminal charges: hold your card to it; its answer was lost, and it is asked what became of it. */
export const paymentSteps = ['presentCard', 'asking'] as const
/** How the reader speaks: as a keyboard that types, in frames, or as a unit that hands out cards too. */
export const scannerKinds = ['keyboard', 'access-is', 'iagona'] as const
export type ScannerKind = (typeof scannerKinds)[number]

const scanner = z.object({ kind: z.enum(scannerKinds), state: z.enum(scannerStates) })
export type ScannerStatus = z.infer<typeof scanner>
const printer = z.object({ state: z.enum(printerStates) })
export type PrinterStatus = z.infer<typeof printer>
const keyEncoder = z.object({
  state: z.enum(keyEncoderStates),
  /** How many cards are left, where the unit can count them. */
  cards: z.optional(z.int()),
})
export type KeyEncoderStatus = z.infer<typeof keyEncoder>

/** One card terminal, as the hotel's document names it. */
const cardTerminal = z.object({ id: z.string().check(z.maxLength(80)), state: z.enum(terminalStates) })
export type CardTerminalStatus = z.infer<typeof cardTerminal>
const fiscalPrinter = z.object({ state: z.enum(printerStates) })
export type FiscalPrinterStatus = z.infer<typeof fiscalPrinter>

/** Absent: this kiosk has none. */
const parts = {
  scanner,
  printer,
  keyEncoder: z.optional(keyEncoder),
  cardTerminals: z.optional(z.array(cardTerminal)),
  fiscalPrinter: z.optional(fiscalPrinter),
}

const document = z.object({
  /** As they were read, one after another: the machine-readable lines, or whatever else stood there. */
  lines: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(10)),
  source: z.enum(scannerKinds),
})
export type ReadDocument = z.infer<typeof document>

/** The parts of a hub and how each stands. */
export const hubParts = z.object({ scanner, printer, keyEncoder: z.optional(keyEncoder) })
export type HubParts = z.infer<typeof hubParts>

const problemCode = z.string().check(z.refine(isProblemCode))

/** From the hub to the page. */
export const deviceMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    protocol: z.literal(DEVICE_PROTOCOL),
    version: z.string().check(z.maxLength(40)),
    ...parts,
  }),
  z.object({ type: z.literal('beat') }),
  z.object({ type: z.literal('done'), id }),
  z.object({ type: z.literal('status'), id, ...parts }),
  z.object({ type: z.literal('keyEncoder'), keyEncoder }),
  /** One card of a grant has come out, counted from 1. */
  z.object({ type: z.literal('card'), key: z.uuid(), card: z.int().check(z.gte(1), z.lte(MOST_CARDS)) }),
  z.object({ type: z.literal('cardTerminals'), cardTerminals: z.array(cardTerminal) }),
  z.object({ type: z.literal('fiscalPrinter'), fiscalPrinter }),
  z.object({ type: z.literal('payment'), payment: z.uuid(), step: z.enum(paymentSteps) }),
  z.object({ type: z.literal('scanner'), scanner }),
  z.object({ type: z.literal('printer'), printer }),
  z.object({ type: z.literal('document'), document }),
  /** Something is held to the reader, and no line on it can be read. */
  z.object({ type: z.literal('unreadable') }),
  /** Without an id when the message was too broken to have one. */
  z.object({
    type: z.literal('problem'),
    id: z.optional(id),
    code: z.pipe(
      problemCode,
      z.transform((code) => code as ProblemCode),
    ),
    detail: z.optional(z.string()),
  }),
])
export type DeviceMessage = z.infer<typeof deviceMessage>

/** Undefined for whatever is no message: the border's one look at a frame. */
export function readMessage<Schema extends z.core.$ZodType>(
  schema: Schema,
  frame: string,
): z.output<Schema> | undefined {
  try {
    const parsed = z.safeParse(schema, JSON.parse(frame))
    if (!parsed.success || !isKeepable(frame, parsed.data)) return undefined
    return parsed.data
  } catch {
    return undefined
  }
}
