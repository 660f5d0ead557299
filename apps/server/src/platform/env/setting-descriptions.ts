import type { SettingName } from './env.ts'

interface SettingDescription {
  readonly group: string
  /** As shown to readers; empty if there is none. */
  readonly default: string
  readonly meaning: string
}

const server = 'Server'
const database = 'Database and backups'
const access = 'Access'
const signOn = 'Single sign-on for staff'
const services = 'Mail, maps and video'
const hotels = 'Keys and payments'
const demo = 'Demo and development'

/** The reference of settings (docs/reference/settings.md) is generated from this table. */
export const settingDescriptions = {
  PORT: { group: server, default: '`8080`', meaning: 'Port the server listens on; `0` picks a free one.' },
  HOST: { group: server, default: '`0.0.0.0`', meaning: 'Address the server listens on.' },
  PUBLIC_URL: {
    group: server,
    default: '',
    meaning:
      'Address at which guests reach the server, such as `https://checkin.example.com`. With `https`, cookies are secure. Requests for other hosts are rejected.',
  },
  LOG_LEVEL: {
    group: server,
    default: '`error`',
    meaning: '`silent`, `error`, `warn`, `info` or `debug`. Log lines are JSON without personal data.',
  },
  DRAIN_SECONDS: {
    group: server,
    default: '`5`, or `0` under `npm start`',
    meaning:
      'Seconds after SIGTERM in which `/readyz` answers 503 while the server still answers every request and closes its connections, so that a proxy sends guests elsewhere. A second signal ends it at once.',
  },
  FIRST_HOTEL: {
    group: server,
    default: '`101`',
    meaning:
      'Number of the first hotel that is set up; each further one gets the next. For a chain with several clusters, whose hotels must not share numbers.',
  },
  DATA_DIR: {
    group: database,
    default: '`./data`',
    meaning:
      'Folder of the embedded database and the key secret. Started as root, if the database user cannot reach it: `/var/lib/foyer`.',
  },
  DATABASE_URL: {
    group: database,
    default: '',
    meaning:
      'An external PostgreSQL, 14 or later, instead of the embedded one. Several servers can share it; each opens up to 22 connections. Use an ordinary owner, not a superuser.',
  },
  REPLICA_URL: {
    group: database,
    default: '',
    meaning:
      'A streaming replica of `DATABASE_URL`, with the same user. It reads arrivals, searches of the staff, registers, ratings and the log while it has all changes that were made before the call; otherwise the primary does. Each server opens up to 5 connections.',
  },
  PREPARED_STATEMENTS: {
    group: database,
    default: '`on`',
    meaning:
      'Set to `off` behind a pooler that does not support prepared statements: PgBouncer before 1.21, or with `max_prepared_statements = 0`.',
  },
  KEY_SECRET: {
    group: database,
    default: '`key-secret` in `DATA_DIR`, created at the first start',
    meaning:
      'Secret of at least 32 characters that encrypts door codes, signs key grants, and seals cookies, tokens and QR codes. All servers on one database need the same. It is neither in the database nor in a backup: store a copy with the backup key.',
  },
  BACKUP_DIR: {
    group: database,
    default: '',
    meaning: 'Folder, best on another disk, for a backup every night at 02:30 UTC.',
  },
  BACKUP_KEY: {
    group: database,
    default: '',
    meaning:
      'Secret of at least 16 characters that encrypts backups. Without it everyone who gets a backup can read it, and each start says so.',
  },
  BACKUP_DAYS: { group: database, default: '`14`', meaning: 'Days until a backup in `BACKUP_DIR` is deleted.' },
  TRUST_PROXY: {
    group: access,
    default: '`off`',
    meaning:
      'Addresses or networks of the proxies whose `X-Forwarded-For` is believed, separated by commas, such as `127.0.0.1` or `10.0.0.0/8`. Required behind a proxy: otherwise all guests count as one address. Never include more than your proxies.',
  },
  OPERATORS: {
    group: access,
    default: '`loopback`',
    meaning: 'Who may read `/metrics` and `/api/docs`: addresses or networks separated by commas, or `anybody`.',
  },
  STAFF_SECOND_FACTOR: {
    group: access,
    default: '`managers`, or `off` with `DEMO=on`',
    meaning:
      'Which staff need a second factor to sign in, an authenticator app or a passkey: `managers` (managers and administrators), `everyone` or `off`. Staff who have set one up are always asked for it. Passkeys need `https` and belong to the host of `PUBLIC_URL`.',
  },
  SMTP_URL: {
    group: services,
    default: '',
    meaning:
      'Mail server, such as `smtp://user:password@host:587`; requires `PUBLIC_URL`. Without it, mail is stored and shown in the staff application.',
  },
  MAIL_FROM: { group: services, default: '`no-reply@` and the host of `PUBLIC_URL`', meaning: 'Sender of mails.' },
  MAPS_URL: {
    group: services,
    default: '',
    meaning: 'A postal-code service that speaks HERE’s autocomplete. Without it, the built-in lists are used.',
  },
  MAPS_KEY: { group: services, default: '', meaning: 'Key of that service.' },
  APPLE_PASS_FOLDER: {
    group: hotels,
    default: '',
    meaning:
      'Folder with `certificate.pem` of a pass type, its `key.pem`, and Apple’s `wwdr.pem`. With it, guests who have the key on their phone can add room and code to Apple Wallet. The pass is made here; Apple receives nothing.',
  },
  GOOGLE_WALLET_ISSUER: {
    group: hotels,
    default: '',
    meaning: 'Number of the operator’s issuer account for Google Wallet.',
  },
  GOOGLE_WALLET_KEY: {
    group: hotels,
    default: '',
    meaning:
      'Path of the key file (JSON) of a service account that may issue for it. With both, guests can add room and code to Google Wallet. Google then stores them.',
  },
  STUN_URLS: {
    group: services,
    default: '',
    meaning: 'STUN servers for video calls between networks, separated by commas. A hotel can set its own.',
  },
  TURN_URLS: { group: services, default: '', meaning: 'TURN relays for video calls, separated by commas.' },
  TURN_SECRET: {
    group: services,
    default: '',
    meaning: 'Secret of the relays (coturn’s `static-auth-secret`), at least 16 characters.',
  },
  SSO_ISSUER: {
    group: signOn,
    default: '',
    meaning:
      'The company’s OpenID Connect provider, such as `https://login.example.com/realms/hotels`. With it, staff can sign in with their company accounts ([how](../single-sign-on.md)).',
  },
  SSO_CLIENT_ID: { group: signOn, default: '', meaning: 'Foyer’s client id at the provider.' },
  SSO_CLIENT_SECRET: { group: signOn, default: '', meaning: 'The secret of that client. It is never logged.' },
  SSO_SCOPES: {
    group: signOn,
    default: '`openid profile email`',
    meaning: 'Scopes to request, separated by spaces. Some providers need one more for groups.',
  },
  SSO_ROLE_CLAIM: {
    group: signOn,
    default: '`groups`',
    meaning: 'The claim with a person’s groups or roles; a path such as `realm_access.roles` works too.',
  },
  SSO_ROLES: {
    group: signOn,
    default: '',
    meaning:
      'Which value of that claim gives which role, separated by commas: `it:administrator` at every hotel, `front-office:receptionist@1+2` at hotels 1 and 2. The highest role at a hotel counts.',
  },
  SSO_LABEL: {
    group: signOn,
    default: '“Sign in with your company account”, translated',
    meaning: 'The text of the button on the sign-in page.',
  },
  SSO_CONTACT: {
    group: signOn,
    default: '',
    meaning: 'Who helps people who have no access, such as `IT, extension 300`; shown on the sign-in page.',
  },
  SSO_ONLY: {
    group: signOn,
    default: '`off`',
    meaning: '`on` refuses passwords, except those of administrators named by `npm run admin -- emergency`.',
  },
  SSO_LINK_BY_EMAIL: {
    group: signOn,
    default: '`off`',
    meaning:
      '`on` gives an existing Foyer account to the company account with the same mail address, if the provider says that the address is verified. The password of that account ends.',
  },
  KEY_PROVIDER_URL: {
    group: hotels,
    default: '',
    meaning: 'Issues door codes for hotels whose `key_provider` ends with `:BUS` ([protocol](../key-provider.md)).',
  },
  KEY_PROVIDER_TOKEN: { group: hotels, default: '', meaning: 'Bearer token for the key provider.' },
  BUS_PAYMENT_URL: {
    group: hotels,
    default: '',
    meaning:
      'Provider that drives its own card terminals, for hotels whose `pos_provider` is `leanbus` ([protocol](../bus-payment.md)).',
  },
  BUS_PAYMENT_TOKEN: { group: hotels, default: '', meaning: 'Bearer token for the payment provider.' },
  DEMO: {
    group: demo,
    default: '`off`; `on` with `npm start` if `PUBLIC_URL` is unset',
    meaning: '`on` seeds the demo hotels. Their passwords are public, so any start without it deletes these hotels.',
  },
  DEMO_GATEWAY_URL: {
    group: demo,
    default: 'a simulator with `npm start`',
    meaning: 'Payment gateway of the demo hotels. A real hotel configures its own (`gateway`).',
  },
  DEMO_BUS_URL: {
    group: demo,
    default: 'a simulator with `npm start`',
    meaning: 'Payment provider with its own terminals, for the demo hotels.',
  },
  DEMO_SES_URL: {
    group: demo,
    default: 'a simulator with `npm start`',
    meaning:
      'Simulator of SES.HOSPEDAJES (Spain), to which demo hotels report guests. A demo hotel never reports to an authority.',
  },
  DEMO_ALLOGGIATI_URL: {
    group: demo,
    default: 'a simulator with `npm start`',
    meaning:
      'Simulator of Alloggiati Web (Italy), to which demo hotels report guests. A demo hotel never reports to an authority.',
  },
  DEMO_SIBA_URL: {
    group: demo,
    default: 'a simulator with `npm start`',
    meaning:
      'Simulator of SIBA (Portugal), to which demo hotels report guests. A demo hotel never reports to an authority.',
  },
  DEMO_VERIFACTU_URL: {
    group: demo,
    default: 'a simulator with `npm start`',
    meaning:
      'Simulator of VERI*FACTU (Spain), to which demo hotels send records of their invoices. A demo hotel never sends to the tax agency.',
  },
  DEMO_VERIFACTU_CA: {
    group: demo,
    default: 'that of the simulator with `npm start`',
    meaning:
      'File in PEM with the certificate of the authority that issued the certificate of `DEMO_VERIFACTU_URL`. Only demo hotels trust it.',
  },
  DEMO_APALEO_URL: {
    group: demo,
    default: 'the real Apaleo',
    meaning: 'Simulator of Apaleo, which demo hotels reach when they are connected to Apaleo under *Hotel → System*.',
  },
  DEMO_MEWS_URL: {
    group: demo,
    default: 'the real Mews',
    meaning: 'Simulator of Mews, which demo hotels reach when they are connected to Mews under *Hotel → System*.',
  },
  HUB_PAIRING: {
    group: demo,
    default: 'created by `npm start`',
    meaning: 'Pairs the kiosks of the demo hotels with a device hub that has the same value.',
  },
  FOYER_DEV: { group: demo, default: '', meaning: 'Set by `npm run dev`: pages are served from the sources.' },
} satisfies Record<SettingName, SettingDescription>
