import { resolve } from 'node:path'
import {
  DEFAULT_HUB_PORT,
  type ScannerKind,
  type SimulatedPart,
  simulatedParts,
} from '@foyer/contract/messages/device.ts'
import * as z from 'zod/mini'
import { cardTerminals } from './drivers/card-terminals.ts'
import { dispensers } from './drivers/dispensers.ts'
import { fiscalPrinters } from './drivers/fiscal-printers.ts'
import { keyEncoders } from './drivers/key-encoders.ts'
import { printers } from './drivers/printers.ts'
import { scanners } from './drivers/scanners.ts'

/** Why the hub cannot start, as a sentence for the operator. */
export class StartProblem extends Error {}

const MAX_PORT = 65_535
/** Reachable only from this machine. */
export const LOOPBACK = '127.0.0.1'
/** The default port of network printers. */
const RAW_PORT = 9100
const MAX_WAIT_SECONDS = 60

/** Whether only this server can read what is sent to it: HTTPS, or a server on this machine. */
export function isConfidential(server: string): boolean {
  const { protocol, hostname } = URL.parse(server) ?? {}
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname ?? '')
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}

const seconds = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/)),
  z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(MAX_WAIT_SECONDS))),
)

const schema = z.object({
  HUB_HOST: z.string().check(
    z.regex(/^[\w][\w.-]*$/),
    z.refine((host) => host !== '0.0.0.0'),
  ),
  HUB_PORT: z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.pipe(z.transform(Number), z.int().check(z.lte(MAX_PORT)))),
  // The pairing code is sent there, so no one in between may read it.
  HUB_SERVER: z.url().check(z.refine(isConfidential)),
  HUB_PAIRING: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
  HUB_DEMO: z.enum(['on', 'off']),
  HUB_SCANNER: z.optional(z.string()),
  HUB_PRINTER: z.optional(z.string()),
  HUB_KEY_ENCODER: z.optional(z.string()),
  HUB_DISPENSER: z.string(),
  HUB_KEY_CODER: z.string().check(z.regex(/^\d{1,2}$/)),
  HUB_KEY_SECONDS: seconds,
  HUB_TAKE_SECONDS: seconds,
  HUB_TERMINALS: z.optional(z.string()),
  HUB_FISCAL_PRINTERS: z.optional(z.string()),
  HUB_DATA: z.string(),
})

export type SettingName = keyof z.infer<typeof schema>

const formatChoices = (drivers: object): string =>
  `${Object.keys(drivers).join(' or ')}, with @host:port behind it for a real one`

const formatNamedChoices = (drivers: object): string =>
  `names as the hotel’s document has them, each with what it is: name=${formatChoices(drivers)}; several with a comma between`

const expectedValues: Partial<Record<string, string>> = {
  HUB_HOST: 'the one name or address of this machine by which the kiosk’s page calls it, like 127.0.0.1',
  HUB_PORT: `a number from 0 to ${MAX_PORT}`,
  HUB_SERVER: 'an address like https://checkin.example.com; http is only for a server on this machine',
  HUB_PAIRING: 'the secret of 16 to 100 characters that the server knows',
  HUB_DEMO: 'on or off',
  HUB_SCANNER: formatChoices(scanners),
  HUB_PRINTER: 'simulated, escpos (with @host or @host:port behind it when it is not on this machine) or cups@queue',
  HUB_KEY_ENCODER: formatChoices(keyEncoders),
  HUB_DISPENSER: formatChoices(dispensers),
  HUB_KEY_CODER: 'the number, 1 to 99, under which the lock system knows this kiosk’s coder',
  HUB_KEY_SECONDS: `a number from 1 to ${MAX_WAIT_SECONDS}`,
  HUB_TAKE_SECONDS: `a number from 1 to ${MAX_WAIT_SECONDS}`,
  HUB_TERMINALS: formatNamedChoices(cardTerminals),
  HUB_FISCAL_PRINTERS: formatNamedChoices(fiscalPrinters),
}

/** Does not repeat a secret in a message. */
const formatInvalid = (name: string, given: string | undefined): string =>
  `${name === 'HUB_PAIRING' ? name : `${name}=${given}`} is not usable: set ${expectedValues[name]}.`

export interface DeviceSetting<Kind extends string = string> {
  readonly kind: Kind
  /** If absent, the device is simulated, which only the demo allows. */
  readonly at?: { readonly host: string; readonly port: number }
  /** Not set here: the address comes from the hotel's document. */
  readonly followsHotel?: true
  /** Name of the device in this machine's operating system. */
  readonly name?: string
}

/** By their names in the hotel's document. */
export type NamedDevices<Kind extends string> = Readonly<Record<string, DeviceSetting<Kind>>>

export interface DeviceSettings {
  /** Each is absent if the kiosk has none. */
  readonly scanner?: DeviceSetting<ScannerKind> | undefined
  readonly printer?: DeviceSetting<keyof typeof printers> | undefined
  readonly keyEncoder?: KeyEncoderSetting
  readonly terminals?: NamedDevices<keyof typeof cardTerminals>
  readonly fiscalPrinters?: NamedDevices<keyof typeof fiscalPrinters>
}

export interface KeyEncoderSetting extends DeviceSetting<keyof typeof keyEncoders> {
  readonly dispenser: DeviceSetting<keyof typeof dispensers>
  /** The lock system's number for this kiosk's coder. */
  readonly coder: string
  /** Timeout for writing a card. */
  readonly writeMs: number
  /** How long a card waits to be taken. */
  readonly takeMs: number
}

export interface Settings extends DeviceSettings {
  /** The host to listen on, which pages must use to call it. */
  readonly host: string
  readonly port: number
  readonly server: string
  readonly pairing: string
  /** Whether devices may be simulated. Never at a real kiosk: a simulated device always succeeds. */
  readonly demo: boolean
  /** Folder of the hub's durable data. */
  readonly data: string
}

/** What the demo's kiosk has unless set otherwise. A real kiosk has only what its settings name. */
const demoDevices = { HUB_SCANNER: 'access-is', HUB_PRINTER: 'simulated' }

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = z.safeParse(schema, {
    HUB_HOST: LOOPBACK,
    HUB_PORT: String(DEFAULT_HUB_PORT),
    HUB_SERVER: 'http://localhost:8080',
    HUB_DEMO: 'off',
    ...(given['HUB_DEMO'] === 'on' && demoDevices),
    HUB_DISPENSER: 'crt-571',
    HUB_KEY_CODER: '1',
    HUB_KEY_SECONDS: '15',
    HUB_TAKE_SECONDS: '30',
    HUB_DATA: 'data/hub',
    ...given,
  })
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw new StartProblem(names.map((name) => formatInvalid(name, given[name])).join(' '))
  }
  const { HUB_HOST, HUB_PORT, HUB_SERVER, HUB_PAIRING, HUB_DATA } = parsed.data
  const demo = parsed.data.HUB_DEMO === 'on'
  if (HUB_PAIRING === undefined)
    throw new StartProblem('HUB_PAIRING is missing: the pairing code that identifies this hub to the server.')
  const devices = parseDevices(parsed.data)
  if (!demo) assertNoneSimulated(devices)
  return {
    host: HUB_HOST,
    port: HUB_PORT,
    server: HUB_SERVER,
    pairing: HUB_PAIRING,
    demo,
    data: resolve(HUB_DATA),
    ...devices,
  }
}

function parseDevices(given: z.output<typeof schema>): DeviceSettings {
  const { HUB_SCANNER, HUB_PRINTER, HUB_TERMINALS, HUB_FISCAL_PRINTERS } = given
  return {
    ...(HUB_SCANNER && { scanner: parseDevice('HUB_SCANNER', HUB_SCANNER, scanners) }),
    ...(HUB_PRINTER && { printer: parsePrinter(HUB_PRINTER) }),
    ...parseKeyEncoder(given),
    ...(HUB_TERMINALS && { terminals: parseNamedDevices('HUB_TERMINALS', HUB_TERMINALS, cardTerminals) }),
    ...(HUB_FISCAL_PRINTERS && {
      fiscalPrinters: parseNamedDevices('HUB_FISCAL_PRINTERS', HUB_FISCAL_PRINTERS, fiscalPrinters),
    }),
  }
}

/** The settings of each device, by its place in a status. */
const partSettings = {
  scanner: 'HUB_SCANNER',
  printer: 'HUB_PRINTER',
  keyEncoder: 'HUB_KEY_ENCODER',
  cardTerminals: 'HUB_TERMINALS',
  fiscalPrinter: 'HUB_FISCAL_PRINTERS',
} as const satisfies Record<SimulatedPart, SettingName>

/** Drivers that never have hardware. */
const alwaysSimulated: ReadonlySet<string> = new Set(['simulated', 'fake'])

const isSimulated = ({ kind, at, name }: DeviceSetting): boolean =>
  alwaysSimulated.has(kind) || (at === undefined && name === undefined)

/** The devices of which at least one has no hardware. */
export function listSimulatedParts(settings: DeviceSettings): SimulatedPart[] {
  const { scanner, printer, keyEncoder, terminals = {}, fiscalPrinters: fiscal = {} } = settings
  const devices: Record<SimulatedPart, readonly (DeviceSetting | undefined)[]> = {
    scanner: [scanner],
    printer: [printer],
    keyEncoder: [keyEncoder],
    cardTerminals: Object.values(terminals),
    fiscalPrinter: Object.values(fiscal),
  }
  return simulatedParts.filter((part) => devices[part].some((device) => device && isSimulated(device)))
}

function assertNoneSimulated(settings: DeviceSettings): void {
  const [first] = listSimulatedParts(settings)
  if (!first) return
  throw new StartProblem(
    `${partSettings[first]} has no address, so the device would be simulated: add @host:port, remove the setting, or set HUB_DEMO=on on a machine without guests.`,
  )
}

/** Parses `lobby-1=nexo@10.0.0.7:8443,lobby-2=ingenico@10.0.0.8:4100`. */
function parseNamedDevices<Kind extends string>(
  setting: string,
  text: string,
  drivers: Record<Kind, unknown>,
): NamedDevices<Kind> {
  const named = text.split(',').map((one) => {
    const [, name, device] = /^\s*([\w.-]{1,80})=(\S+)\s*$/.exec(one) ?? []
    if (!name || !device) throw new StartProblem(formatInvalid(setting, text))
    return [name, parseDevice(setting, device, drivers)] as const
  })
  return Object.fromEntries(named)
}

function parseKeyEncoder(given: z.output<typeof schema>): Pick<DeviceSettings, 'keyEncoder'> {
  const { HUB_KEY_ENCODER, HUB_DISPENSER, HUB_KEY_CODER, HUB_KEY_SECONDS, HUB_TAKE_SECONDS } = given
  if (!HUB_KEY_ENCODER) return {}
  const encoder = parseDevice('HUB_KEY_ENCODER', HUB_KEY_ENCODER, keyEncoders)
  const dispenser = parseDevice('HUB_DISPENSER', HUB_DISPENSER, dispensers)
  // Otherwise a real lock would write keys on cards that do not exist, or the other way round.
  if (encoder.kind === 'fias' && (encoder.at === undefined) !== (dispenser.at === undefined))
    throw new StartProblem('HUB_KEY_ENCODER and HUB_DISPENSER must both be simulated or both be real, with @host:port.')
  const waits = { writeMs: HUB_KEY_SECONDS * 1_000, takeMs: HUB_TAKE_SECONDS * 1_000 }
  return { keyEncoder: { ...encoder, dispenser, coder: HUB_KEY_CODER, ...waits } }
}

/** A receipt printer without an address is on this machine; a CUPS printer has a queue name. */
function parsePrinter(text: string): DeviceSetting<keyof typeof printers> {
  const [kind, where] = text.split('@', 2)
  if (kind === 'cups') {
    if (!where || !/^[\w.-]{1,127}$/.test(where)) throw new StartProblem(formatInvalid('HUB_PRINTER', text))
    return { kind, name: where }
  }
  if (kind !== 'escpos') return parseDevice('HUB_PRINTER', text, printers)
  const host = where ?? LOOPBACK
  return {
    ...(where === undefined && { followsHotel: true as const }),
    ...parseDevice('HUB_PRINTER', `${kind}@${host}${host.includes(':') ? '' : `:${RAW_PORT}`}`, printers),
  }
}

/**
 * `access-is` is a reader of the simulated lobby; `access-is@10.0.0.7:4001` is one behind a
 * converter.
 */
function parseDevice<Kind extends string>(name: string, text: string, drivers: Record<Kind, unknown>) {
  const [kind, address] = text.split('@', 2)
  const at = /^([\w.-]+):(\d{1,5})$/.exec(address ?? '')
  const isReachable = address === undefined || Number(at?.[2] ?? Number.NaN) <= MAX_PORT
  if (!isKind(kind, drivers) || !isReachable) throw new StartProblem(formatInvalid(name, text))
  return { kind, ...(at?.[1] && { at: { host: at[1], port: Number(at[2]) } }) }
}

function isKind<Kind extends string>(text: string | undefined, drivers: Record<Kind, unknown>): text is Kind {
  return text !== undefined && Object.hasOwn(drivers, text)
}
