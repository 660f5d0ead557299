import { isProblemCode, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { sealedBillOrder } from './bill-order.ts'
import { MAX_CARDS, sealedGrant } from './key-grant.ts'
import { sealedPaymentOrder } from './payment-order.ts'
import { isStorable } from './storable.ts'

/**
 * Incremented when a message changes its meaning. It is part of the subprotocol, so that different
 * versions never connect.
 */
export const DEVICE_PROTOCOL = 1

/** The hub's default port (HUB_PORT overrides it) and its path. */
export const DEFAULT_HUB_PORT = 9988
export const HUB_PATH = '/socketService'

/** Delay after the printer's answer. */
export const AFTER_PRINT_DELAY_MS = 1_500

/** Heartbeat interval of the hub; a page that misses two in a row considers it gone. */
export const HEARTBEAT_MS = 1_000
export const SILENCE_TIMEOUT_MS = 2_500

/** Close code for a page that was replaced by a newer page of the same kiosk. */
export const REPLACED_CLOSE_CODE = 4001

const subprotocol = `foyer-hub.${DEVICE_PROTOCOL}`
const tokenPrefix = 'foyer-token.'
const deskMarker = 'foyer-desk'

/**
 * The page of a kiosk, which has exclusive use of the devices, or the desk, which connects only to
 * cut a key.
 */
export type HubCaller = 'kiosk' | 'desk'

/**
 * The subprotocols that a page offers: browsers cannot set headers here, and addresses end up in
 * logs.
 */
export function buildHubProtocols(token: string, as: HubCaller = 'kiosk'): string[] {
  return [subprotocol, tokenPrefix + token, ...(as === 'desk' ? [deskMarker] : [])]
}

/**
 * Parses the offer on the hub's side: the subprotocol to answer with and the token, which is never
 * echoed.
 */
export function parseHubProtocols(
  offered: Iterable<string>,
): { subprotocol: string; token: string; as: HubCaller } | undefined {
  const all = [...offered]
  const token = all.find((one) => one.startsWith(tokenPrefix))?.slice(tokenPrefix.length)
  return token && all.includes(subprotocol)
    ? { subprotocol, token, as: all.includes(deskMarker) ? 'desk' : 'kiosk' }
    : undefined
}

/** Enough for a receipt as PDF or picture, and all that a page has memory for. */
const MAX_BASE64_LENGTH = 3_000_000

const id = z.string().check(z.minLength(1), z.maxLength(64))
const base64 = z.string().check(z.minLength(4), z.maxLength(MAX_BASE64_LENGTH), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))

/** From the page to the hub. Each is answered with `done`, `status` or `problem` and its id. */
export const deviceCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('initialize_scanner'), id }),
  z.object({ type: z.literal('start_read'), id }),
  z.object({ type: z.literal('stop_read'), id }),
  z.object({ type: z.literal('printReceipt'), id, base64File: base64 }),
  z.object({ type: z.literal('status'), id }),
  z.object({ type: z.literal('testKeyServer'), id }),
  /**
   * The lock system's encoder and the fake dispenser: both cut only what the server has granted.
   */
  z.object({ type: z.literal('programCardVendor'), id, grant: sealedGrant }),
  z.object({ type: z.literal('ProgramCard'), id, grant: sealedGrant }),
  /**
   * Charges what the server has ordered. `done` means that the attempt ended; only the server
   * reports the result.
   */
  z.object({ type: z.literal('pay'), id, order: sealedPaymentOrder }),
  /**
   * Wakes the terminals when a guest is about to pay, and cancels a pending wait for a card when no
   * one is.
   */
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
/**
 * Steps shown to the guest while a terminal charges: present the card, or querying the result
 * because the answer was lost.
 */
export const paymentSteps = ['presentCard', 'asking'] as const
/**
 * How the reader works: types like a keyboard, sends frames, or is part of a unit that also
 * dispenses cards.
 */
export const scannerKinds = ['keyboard', 'access-is', 'iagona'] as const
export type ScannerKind = (typeof scannerKinds)[number]

const scanner = z.object({ kind: z.enum(scannerKinds), state: z.enum(scannerStates) })
export type ScannerStatus = z.infer<typeof scanner>
const printer = z.object({ state: z.enum(printerStates) })
export type PrinterStatus = z.infer<typeof printer>
const keyEncoder = z.object({
  state: z.enum(keyEncoderStates),
  /** Number of cards left, if the unit can count them. */
  cards: z.optional(z.int()),
})
export type KeyEncoderStatus = z.infer<typeof keyEncoder>

/** A card terminal, by its name in the hotel's document. */
const cardTerminal = z.object({ id: z.string().check(z.maxLength(80)), state: z.enum(terminalStates) })
export type CardTerminalStatus = z.infer<typeof cardTerminal>
const fiscalPrinter = z.object({ state: z.enum(printerStates) })
export type FiscalPrinterStatus = z.infer<typeof fiscalPrinter>

/** Devices by their place in a status. */
export const simulatedParts = ['scanner', 'printer', 'keyEncoder', 'cardTerminals', 'fiscalPrinter'] as const
export type SimulatedPart = (typeof simulatedParts)[number]
/** Devices that exist only in the hub's memory, whatever state they report. */
const simulated = z.optional(z.array(z.enum(simulatedParts)).check(z.maxLength(simulatedParts.length)))

/** An absent device is not installed at this kiosk. */
const deviceStates = {
  scanner: z.optional(scanner),
  printer: z.optional(printer),
  keyEncoder: z.optional(keyEncoder),
  cardTerminals: z.optional(z.array(cardTerminal)),
  fiscalPrinter: z.optional(fiscalPrinter),
  simulated,
}

const document = z.object({
  /** The lines in reading order: the machine-readable zone or any other text. */
  lines: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(10)),
  source: z.enum(scannerKinds),
})
export type DocumentLines = z.infer<typeof document>

/** The devices of a hub and their states. */
export const hubStatus = z.object({
  scanner: z.optional(scanner),
  printer: z.optional(printer),
  keyEncoder: z.optional(keyEncoder),
  simulated,
})
export type HubStatus = z.infer<typeof hubStatus>

const problemCode = z.string().check(z.refine(isProblemCode))

/** From the hub to the page. */
export const deviceMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    protocol: z.literal(DEVICE_PROTOCOL),
    version: z.string().check(z.maxLength(40)),
    ...deviceStates,
  }),
  z.object({ type: z.literal('beat') }),
  z.object({ type: z.literal('done'), id }),
  z.object({ type: z.literal('status'), id, ...deviceStates }),
  z.object({ type: z.literal('keyEncoder'), keyEncoder }),
  /** One card of a grant has been issued, counted from 1. */
  z.object({ type: z.literal('card'), key: z.uuid(), card: z.int().check(z.gte(1), z.lte(MAX_CARDS)) }),
  z.object({ type: z.literal('cardTerminals'), cardTerminals: z.array(cardTerminal) }),
  z.object({ type: z.literal('fiscalPrinter'), fiscalPrinter }),
  z.object({ type: z.literal('payment'), payment: z.uuid(), step: z.enum(paymentSteps) }),
  z.object({ type: z.literal('scanner'), scanner }),
  z.object({ type: z.literal('printer'), printer }),
  z.object({ type: z.literal('document'), document }),
  /** A document is in the reader, but no line can be read. */
  z.object({ type: z.literal('unreadable') }),
  /** Has no id if the message was too malformed to contain one. */
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

/** Parses and validates a frame; returns undefined if it is not a valid message. */
export function parseMessage<Schema extends z.core.$ZodType>(
  schema: Schema,
  frame: string,
): z.output<Schema> | undefined {
  try {
    const parsed = z.safeParse(schema, JSON.parse(frame))
    if (!parsed.success || !isStorable(frame, parsed.data)) return undefined
    return parsed.data
  } catch {
    return undefined
  }
}
