import { isIP } from 'node:net'
import { type SecondFactorSetting, secondFactorSettings } from '@foyer/domain/staff/second-factor.ts'
import * as z from 'zod/mini'
import { ANYBODY } from '../http/operators.ts'
import { isIssuer, parseRoleRule, type SingleSignOnSettings, toSingleSignOn } from './single-sign-on.ts'
import { StartProblem } from './start-problem.ts'

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.pipe(z.transform(Number), z.int().check(z.lte(65_535))))
const days = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))
/** Lower numbers are the demo's. */
export const DEFAULT_FIRST_HOTEL = 101
/** A page's address has at most nine digits. */
const hotelNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.pipe(z.transform(Number), z.int().check(z.gte(DEFAULT_FIRST_HOTEL))),
)
const seconds = z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number))
/** The server is reached at the root of a host, so there is no path. */
const origin = z.string().check(
  z.regex(/^https?:\/\/[^\s/?#@]+\/?$/),
  z.refine((text) => URL.canParse(text)),
)

const webAddress = z.string().check(
  z.regex(/^https?:\/\//),
  z.refine((text) => URL.canParse(text)),
)

const OFF = 'off'

/**
 * Addresses, networks such as 10.0.0.0/8, or the names of private ranges: loopback, link-local and
 * unique local.
 */
const isProxy = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}
const splitList = (text: string) => text.split(',').map((one) => one.trim())

const parseNames = (text: string) => (text === '' ? [] : splitList(text))
const relays = (scheme: RegExp) =>
  z.string().check(z.refine((text) => parseNames(text).every((one) => scheme.test(one))))

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** Every setting of the server. `setting-descriptions.ts` explains them. */
const schema = z.object({
  PORT: port,
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  REPLICA_URL: z.optional(
    z.string().check(
      z.regex(/^postgres(ql)?:\/\//),
      z.refine((text) => URL.canParse(text)),
    ),
  ),
  PREPARED_STATEMENTS: z._default(z.enum(['on', 'off']), 'on'),
  PUBLIC_URL: z.optional(origin),
  DEMO: z._default(z.enum(['on', OFF]), OFF),
  FIRST_HOTEL: hotelNumber,
  TRUST_PROXY: z._default(z.string().check(z.refine((text) => text === OFF || splitList(text).every(isProxy))), OFF),
  OPERATORS: z._default(
    z.string().check(z.refine((text) => text === ANYBODY || splitList(text).every(isProxy))),
    'loopback',
  ),
  STAFF_SECOND_FACTOR: z.optional(z.enum(secondFactorSettings)),
  LOG_LEVEL: z._default(z.enum(logLevels), 'error'),
  DRAIN_SECONDS: z.optional(seconds),
  SMTP_URL: z.optional(z.string()),
  MAIL_FROM: z.optional(z.string()),
  MAPS_URL: z.optional(webAddress),
  MAPS_KEY: z.optional(z.string()),
  HUB_PAIRING: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
  KEY_PROVIDER_URL: z.optional(webAddress),
  KEY_PROVIDER_TOKEN: z.optional(z.string()),
  DEMO_GATEWAY_URL: z.optional(origin),
  STUN_URLS: z._default(relays(/^stuns?:[^\s,]+$/), ''),
  TURN_URLS: z._default(relays(/^turns?:[^\s,]+$/), ''),
  TURN_SECRET: z.optional(z.string().check(z.minLength(16))),
  BUS_PAYMENT_URL: z.optional(webAddress),
  BUS_PAYMENT_TOKEN: z.optional(z.string()),
  DEMO_BUS_URL: z.optional(origin),
  DEMO_SES_URL: z.optional(origin),
  DEMO_ALLOGGIATI_URL: z.optional(origin),
  DEMO_SIBA_URL: z.optional(origin),
  DEMO_VERIFACTU_URL: z.optional(origin),
  DEMO_VERIFACTU_CA: z.optional(z.string()),
  DEMO_APALEO_URL: z.optional(origin),
  DEMO_MEWS_URL: z.optional(origin),
  KEY_SECRET: z.optional(z.string().check(z.minLength(32))),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_KEY: z.optional(z.string().check(z.minLength(16))),
  BACKUP_DAYS: days,
  SSO_ISSUER: z.optional(z.string().check(z.refine(isIssuer))),
  SSO_CLIENT_ID: z.optional(z.string()),
  SSO_CLIENT_SECRET: z.optional(z.string()),
  SSO_SCOPES: z._default(z.string().check(z.regex(/^(?:\S+ )*openid(?: \S+)*$/)), 'openid profile email'),
  SSO_ROLE_CLAIM: z._default(z.string().check(z.regex(/^\S+$/)), 'groups'),
  SSO_ROLES: z.optional(z.string().check(z.refine((text) => splitList(text).every((one) => parseRoleRule(one))))),
  SSO_LABEL: z.optional(z.string().check(z.maxLength(60))),
  SSO_CONTACT: z.optional(z.string().check(z.maxLength(120))),
  SSO_ONLY: z._default(z.enum(['on', OFF]), OFF),
  SSO_LINK_BY_EMAIL: z._default(z.enum(['on', OFF]), OFF),
  APPLE_PASS_FOLDER: z.optional(z.string()),
  GOOGLE_WALLET_ISSUER: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
  GOOGLE_WALLET_KEY: z.optional(z.string()),
  FOYER_DEV: z.optional(z.string()),
})

export type SettingName = keyof z.infer<typeof schema>

const expectedValues: Partial<Record<string, string>> = {
  PORT: 'a number from 0 to 65535',
  REPLICA_URL: 'an address like postgresql://user:password@host:5432/database',
  PREPARED_STATEMENTS: 'on or off',
  PUBLIC_URL: 'an address like https://checkin.example.com',
  DEMO: 'on or off',
  FIRST_HOTEL: `a number from ${DEFAULT_FIRST_HOTEL} to 999999999`,
  TRUST_PROXY: 'off, or the addresses of proxies, like 127.0.0.1 or 10.0.0.0/8, with commas between them',
  OPERATORS: `${ANYBODY}, or addresses like 127.0.0.1 or 10.0.0.0/8, with commas between them`,
  STAFF_SECOND_FACTOR: `one of ${secondFactorSettings.join(', ')}`,
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  DRAIN_SECONDS: 'a number of seconds from 0 to 999',
  MAPS_URL: 'an address like https://autocomplete.search.hereapi.com/v1/autocomplete',
  HUB_PAIRING: 'a secret of 16 to 100 characters',
  KEY_PROVIDER_URL: 'an address like https://locks.example.com/foyer',
  DEMO_GATEWAY_URL: 'an address like http://localhost:8090',
  STUN_URLS: 'addresses like stun:stun.example.com:3478, with commas between them',
  TURN_URLS: 'addresses like turn:turn.example.com:3478, with commas between them',
  TURN_SECRET: 'a secret of at least 16 characters',
  BUS_PAYMENT_URL: 'an address like https://payments.example.com/foyer',
  DEMO_BUS_URL: 'an address like http://localhost:8091',
  DEMO_SES_URL: 'an address like http://localhost:8092',
  DEMO_ALLOGGIATI_URL: 'an address like http://localhost:8093',
  DEMO_SIBA_URL: 'an address like http://localhost:8094',
  DEMO_VERIFACTU_URL: 'an address like https://localhost:8095',
  DEMO_APALEO_URL: 'an address like http://localhost:8096',
  DEMO_MEWS_URL: 'an address like http://localhost:8097',
  KEY_SECRET: 'a secret of at least 32 characters',
  BACKUP_KEY: 'a secret of at least 16 characters',
  BACKUP_DAYS: 'a number of days from 1 to 9999',
  SSO_ISSUER: 'an address like https://login.example.com/realms/hotels',
  SSO_SCOPES: 'names with spaces between them, openid among them',
  SSO_ROLE_CLAIM: 'the name of a claim, like groups',
  SSO_ROLES: 'pairs like front-office:receptionist@1 or it:administrator, with commas between them',
  SSO_LABEL: 'a text of at most 60 characters',
  SSO_CONTACT: 'a text of at most 120 characters',
  GOOGLE_WALLET_ISSUER: 'the number of an issuer account',
  SSO_ONLY: 'on or off',
  SSO_LINK_BY_EMAIL: 'on or off',
}

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string | undefined
  readonly databaseUrl: string | undefined
  /** A replica of that database; if absent, it reads all itself. */
  readonly replicaUrl: string | undefined
  /** Off behind a pooler that doesn't preserve prepared statements across connections. */
  readonly preparedStatements: boolean
  /** The server's public address; if absent, whatever address was requested. */
  readonly publicUrl: string | undefined
  /** Whether the demo hotels are seeded. Off unless asked for: their passwords are public. */
  readonly demo: boolean
  /** The number of the first hotel; each further one has the next. */
  readonly firstHotel: number
  /** Proxies that may report a client's address; if none, the socket's address is used. */
  readonly trustProxy: readonly string[]
  /** Addresses that may read metrics and the API description. */
  readonly operators: readonly string[]
  /** Who of the staff needs a second factor to sign in. */
  readonly secondFactor: SecondFactorSetting
  readonly logLevel: (typeof logLevels)[number]
  /**
   * How long the server reports that it is not ready, and still answers, before it ends; if absent,
   * `DEFAULT_DRAIN_SECONDS`.
   */
  readonly drainSeconds: number | undefined
  /** If absent, mail is stored and shown in the staff application. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** A maps service for postal codes; if absent, only the built-in ones are known. */
  readonly mapsUrl: string | undefined
  readonly mapsKey: string | undefined
  /** The code of a device hub at the demo hotels' kiosks. */
  readonly hubPairing: string | undefined
  /**
   * The service that makes door codes for hotels whose key provider ends with `:BUS`; if absent,
   * there is none.
   */
  readonly keyProviderUrl: string | undefined
  readonly keyProviderToken: string | undefined
  /** A gateway for the demo's cards; if absent, the demo takes none. */
  readonly demoGatewayUrl: string | undefined
  /** Certificate, key and Apple's intermediate certificate; if absent, no passes for Apple Wallet. */
  readonly applePassFolder: string | undefined
  /** If absent, no passes for Google Wallet. */
  readonly googleWallet: { readonly issuer: string; readonly keyFile: string } | undefined
  /** ICE servers for video calls, for hotels that configure none. */
  readonly ice: {
    readonly stun: readonly string[]
    readonly turn: readonly string[]
    readonly turnSecret: string | undefined
  }
  /**
   * A provider that charges its own terminals, for hotels whose `pos_provider` is of bus type; if
   * absent, there is none.
   */
  readonly busPaymentUrl: string | undefined
  readonly busPaymentToken: string | undefined
  /** The same for the demo's hotels. */
  readonly demoBusUrl: string | undefined
  /** Simulators of the authorities that the demo's hotels report guests to. */
  readonly demoSesUrl: string | undefined
  readonly demoAlloggiatiUrl: string | undefined
  readonly demoSibaUrl: string | undefined
  readonly demoVerifactuUrl: string | undefined
  readonly demoVerifactuCa: string | undefined
  /** A simulator of Apaleo, to which the demo's hotels can be connected. */
  readonly demoApaleoUrl: string | undefined
  readonly demoMewsUrl: string | undefined
  /** Signs key grants and encrypts door codes; if absent, a file in the data folder is used. */
  readonly keySecret: string | undefined
  readonly backups: {
    /** If absent, there are no automatic backups. */
    readonly folder: string | undefined
    /** If absent, they are not encrypted. */
    readonly key: string | undefined
    readonly keepDays: number
  }
  /** If absent, staff sign in with passwords. */
  readonly singleSignOn: SingleSignOnSettings | undefined
  /** Pages are served from source, for a development server in front of us. */
  readonly development: boolean
}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = z.safeParse(schema, {
    PORT: '8080',
    FIRST_HOTEL: String(DEFAULT_FIRST_HOTEL),
    BACKUP_DAYS: '14',
    ...given,
  })
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw new StartProblem(
      names.map((name) => `${name}${formatGiven(name, given)} is not usable: set ${expectedValues[name]}.`).join(' '),
    )
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    REPLICA_URL,
    PREPARED_STATEMENTS,
    PUBLIC_URL,
    DEMO,
    FIRST_HOTEL,
    TRUST_PROXY,
    OPERATORS,
    STAFF_SECOND_FACTOR,
    LOG_LEVEL,
    DRAIN_SECONDS,
    SMTP_URL,
    MAIL_FROM,
    MAPS_URL,
    MAPS_KEY,
    HUB_PAIRING,
    KEY_PROVIDER_URL,
    KEY_PROVIDER_TOKEN,
    DEMO_GATEWAY_URL,
    STUN_URLS,
    TURN_URLS,
    TURN_SECRET,
    BUS_PAYMENT_URL,
    BUS_PAYMENT_TOKEN,
    DEMO_BUS_URL,
    DEMO_SES_URL,
    DEMO_ALLOGGIATI_URL,
    DEMO_SIBA_URL,
    DEMO_VERIFACTU_URL,
    DEMO_VERIFACTU_CA,
    DEMO_APALEO_URL,
    DEMO_MEWS_URL,
    KEY_SECRET,
    BACKUP_DIR,
    BACKUP_KEY,
    BACKUP_DAYS,
    APPLE_PASS_FOLDER,
    FOYER_DEV,
  } = parsed.data
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    replicaUrl: REPLICA_URL,
    preparedStatements: PREPARED_STATEMENTS === 'on',
    publicUrl: PUBLIC_URL?.replace(/\/$/, ''),
    demo: DEMO === 'on',
    firstHotel: FIRST_HOTEL,
    trustProxy: TRUST_PROXY === OFF ? [] : splitList(TRUST_PROXY),
    operators: splitList(OPERATORS),
    // Trying the demo takes no phone, and its passwords are public.
    secondFactor: STAFF_SECOND_FACTOR ?? (DEMO === 'on' ? 'off' : 'managers'),
    logLevel: LOG_LEVEL,
    drainSeconds: DRAIN_SECONDS,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    mapsUrl: MAPS_URL,
    mapsKey: MAPS_KEY,
    hubPairing: HUB_PAIRING,
    keyProviderUrl: KEY_PROVIDER_URL,
    keyProviderToken: KEY_PROVIDER_TOKEN,
    demoGatewayUrl: DEMO_GATEWAY_URL,
    ice: { stun: parseNames(STUN_URLS), turn: parseNames(TURN_URLS), turnSecret: TURN_SECRET },
    busPaymentUrl: BUS_PAYMENT_URL,
    busPaymentToken: BUS_PAYMENT_TOKEN,
    demoBusUrl: DEMO_BUS_URL,
    demoSesUrl: DEMO_SES_URL,
    demoAlloggiatiUrl: DEMO_ALLOGGIATI_URL,
    demoSibaUrl: DEMO_SIBA_URL,
    demoVerifactuUrl: DEMO_VERIFACTU_URL,
    demoVerifactuCa: DEMO_VERIFACTU_CA,
    demoApaleoUrl: DEMO_APALEO_URL,
    demoMewsUrl: DEMO_MEWS_URL,
    keySecret: KEY_SECRET,
    backups: { folder: BACKUP_DIR, key: BACKUP_KEY, keepDays: BACKUP_DAYS },
    applePassFolder: APPLE_PASS_FOLDER,
    googleWallet: toGoogleWallet(parsed.data),
    singleSignOn: toSingleSignOn(parsed.data, splitList),
    development: FOYER_DEV !== undefined,
  }
}

/** Undefined without both settings; one alone would offer nothing. */
function toGoogleWallet(given: {
  readonly GOOGLE_WALLET_ISSUER?: string | undefined
  readonly GOOGLE_WALLET_KEY?: string | undefined
}): Settings['googleWallet'] {
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_KEY: keyFile } = given
  if (issuer && keyFile) return { issuer, keyFile }
  if (issuer || keyFile) throw new StartProblem('GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_KEY need each other.')
  return undefined
}

/** A secret shown in a terminal or a journal is no longer secret. */
const secretNames = new Set([
  'REPLICA_URL',
  'BACKUP_KEY',
  'KEY_SECRET',
  'KEY_PROVIDER_TOKEN',
  'BUS_PAYMENT_TOKEN',
  'TURN_SECRET',
  'SSO_CLIENT_SECRET',
])

const formatGiven = (name: string, given: Record<string, string | undefined>): string =>
  secretNames.has(name) ? '' : `=${given[name]}`
