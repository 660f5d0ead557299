import { expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { StartProblem } from './start-problem.ts'

it('without any setting, the defaults of the reference apply', () => {
  expect(readSettings({})).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: undefined,
    databaseUrl: undefined,
    preparedStatements: true,
    publicUrl: undefined,
    demo: false,
    firstHotel: 101,
    trustProxy: [],
    operators: ['loopback'],
    logLevel: 'error',
    drainSeconds: undefined,
    development: false,
  })
})

it('uses what is set; an empty setting counts as unset', () => {
  expect(
    readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: '/data',
      DATABASE_URL: '',
      PREPARED_STATEMENTS: 'off',
      PUBLIC_URL: 'https://checkin.example.com/',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,uniquelocal',
      LOG_LEVEL: 'debug',
      FOYER_DEV: '1',
      HOME: '/root',
    }),
  ).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    dataDir: '/data',
    databaseUrl: undefined,
    preparedStatements: false,
    publicUrl: 'https://checkin.example.com',
    trustProxy: ['127.0.0.1', '10.0.0.0/8', 'uniquelocal'],
    logLevel: 'debug',
    development: true,
  })
})

it.each([
  [{ PORT: '99999' }, 'PORT=99999 is not usable: set a number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT=-1 is not usable: set a number from 0 to 65535.'],
  [{ PORT: '80a' }, 'PORT=80a is not usable: set a number from 0 to 65535.'],
  [
    { PUBLIC_URL: 'localhost:8080' },
    'PUBLIC_URL=localhost:8080 is not usable: set an address like https://checkin.example.com.',
  ],
  [
    { PUBLIC_URL: 'javascript:alert(1)' },
    'PUBLIC_URL=javascript:alert(1) is not usable: set an address like https://checkin.example.com.',
  ],
  [
    { PUBLIC_URL: 'https://a.example/b' },
    'PUBLIC_URL=https://a.example/b is not usable: set an address like https://checkin.example.com.',
  ],
  [{ PUBLIC_URL: 'http://[' }, 'PUBLIC_URL=http://[ is not usable: set an address like https://checkin.example.com.'],
  ...['on', '1', 'example.com', '10.0.0.0/33', '127.0.0.1,'].map((text): [Record<string, string>, string] => [
    { TRUST_PROXY: text },
    `TRUST_PROXY=${text} is not usable: set off, or the addresses of proxies, like 127.0.0.1 or 10.0.0.0/8, with commas between them.`,
  ]),
  ...['100', '1e3', '1000000000'].map((text): [Record<string, string>, string] => [
    { FIRST_HOTEL: text },
    `FIRST_HOTEL=${text} is not usable: set a number from 101 to 999999999.`,
  ]),
  [{ DEMO: 'yes' }, 'DEMO=yes is not usable: set on or off.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud is not usable: set one of silent, error, warn, info, debug.'],
  [
    { PORT: 'x', LOG_LEVEL: 'loud' },
    'PORT=x is not usable: set a number from 0 to 65535. LOG_LEVEL=loud is not usable: set one of silent, error, warn, info, debug.',
  ],
])('explains what is wrong with %o', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new StartProblem(sentence))
})

const SSO = {
  SSO_ISSUER: 'https://login.example.com/realms/hotels',
  SSO_CLIENT_ID: 'foyer',
  SSO_CLIENT_SECRET: 'a secret that is never printed',
  SSO_ROLES: 'it:administrator, CN:desk:receptionist@1+2',
}

it('single sign-on: reads the provider and which group has which role', () => {
  expect(readSettings({}).singleSignOn).toBeUndefined()
  expect(readSettings({ ...SSO, SSO_ONLY: 'on' }).singleSignOn).toEqual({
    issuer: SSO.SSO_ISSUER,
    clientId: 'foyer',
    clientSecret: SSO.SSO_CLIENT_SECRET,
    scopes: 'openid profile email',
    roleClaim: 'groups',
    roles: [
      { value: 'it', role: 'administrator', hotels: 'all' },
      { value: 'CN:desk', role: 'receptionist', hotels: [1, 2] },
    ],
    label: undefined,
    contact: undefined,
    only: true,
    linksByEmail: false,
  })
})

it.each([
  [{ SSO_ISSUER: 'http://login.example.com' }, 'SSO_ISSUER=http://login.example.com is not usable'],
  [{ SSO_ROLES: 'it:owner' }, 'SSO_ROLES=it:owner is not usable'],
  [{ SSO_ROLES: 'it:manager@palace' }, 'SSO_ROLES=it:manager@palace is not usable'],
  [{ SSO_SCOPES: 'profile' }, 'SSO_SCOPES=profile is not usable'],
  [{ SSO_ONLY: 'yes' }, 'SSO_ONLY=yes is not usable'],
  [{ SSO_ROLES: '' }, 'SSO_ISSUER also needs SSO_ROLES.'],
  [{ SSO_CLIENT_ID: '', SSO_CLIENT_SECRET: '' }, 'SSO_ISSUER also needs SSO_CLIENT_ID, SSO_CLIENT_SECRET.'],
  [{ GOOGLE_WALLET_ISSUER: '3388' }, 'GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_KEY need each other.'],
  [{ GOOGLE_WALLET_KEY: '/keys/google.json' }, 'GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_KEY need each other.'],
  [{ SSO_ISSUER: '', SSO_ONLY: 'on' }, 'SSO_ONLY=on needs SSO_ISSUER'],
])('single sign-on: %j is rejected at the start, without printing the secret', (env, message) => {
  const read = () => readSettings({ ...SSO, ...env })
  expect(read).toThrow(message)
  expect(read).not.toThrow(SSO.SSO_CLIENT_SECRET)
})
