import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createFreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { guardPorts, type Ports } from './ports.ts'

/** The port behind each folder of this wing. There are no other connections to the outside. */
const folders: Record<string, keyof Ports | string> = {
  fetch: 'how the adapters send requests; each caller is a port itself',
  authority: 'authorityFor' satisfies keyof Ports,
  'bus-payment': 'busFor' satisfies keyof Ports,
  'document-reader': 'documentReader' satisfies keyof Ports,
  'face-matcher': 'faceMatcherFor' satisfies keyof Ports,
  hardware: 'hardwareFor' satisfies keyof Ports,
  'hotel-system': 'systemFor' satisfies keyof Ports,
  'identity-provider': 'identityProvider' satisfies keyof Ports,
  'key-provider': 'keyProviderFor' satisfies keyof Ports,
  mailer: 'mailer' satisfies keyof Ports,
  'tax-agency': 'taxAgencyFor' satisfies keyof Ports,
  police: 'writes a file in memory and asks nobody',
  wallet: 'signs a file or an address in memory and asks nobody',
  'payment-gateway': 'gatewayFor' satisfies keyof Ports,
  'postal-codes': 'maps' satisfies keyof Ports,
}

const asked: string[] = []
const answer = (name: string) => async () => void asked.push(name)

const never = async () => {
  throw new Error('nobody asks')
}

const ports = guardPorts({
  mailer: { sends: true, send: answer('mailer'), close() {} },
  documentReader: { installed: true, read: answer('documentReader') as never },
  faceMatcherFor: () => ({ name: 'any', installed: true, compare: answer('faceMatcherFor') as never }),
  systemFor: () => ({ pull: answer('systemFor') as never, ask: never, deliver: never }),
  hardwareFor: () => ({ startMaintenance: answer('hardwareFor') as never }),
  keyProviderFor: () => ({ makePin: answer('keyProviderFor') as never, closePin: never }),
  gatewayFor: () => ({
    form: () => ({ url: '', fields: {} }),
    readNotice: () => undefined,
    charge: answer('gatewayFor') as never,
    chargeOnce: never,
    block: never,
    release: never,
    capture: never,
    status: never,
    refund: never,
  }),
  busFor: () => ({ terminals: answer('busFor') as never, start: never, status: never, cancel: never, refund: never }),
  authorityFor: () => ({ send: answer('authorityFor') as never, check: never, encode: () => 'local' }),
  taxAgencyFor: () => ({ send: answer('taxAgencyFor') as never, encode: () => 'local' }),
  maps: { find: answer('maps') as never },
  identityProvider: {
    buildSignInUrl: answer('identityProvider') as never,
    exchange: never,
    buildSignOutUrl: never,
    verifyLogoutToken: never,
  },
})

/** One call to each port. */
const questions: { readonly [Name in keyof Ports]: () => Promise<unknown> } = {
  mailer: () => ports.mailer.send({} as never),
  documentReader: () => ports.documentReader.read({} as never, {} as never),
  faceMatcherFor: () => ports.faceMatcherFor({} as never, {} as never).compare({} as never, {} as never),
  systemFor: async () => ports.systemFor({} as never)?.pull(undefined),
  hardwareFor: () => ports.hardwareFor('').startMaintenance({} as never),
  keyProviderFor: () => ports.keyProviderFor({} as never).makePin('', {} as never, {} as never),
  gatewayFor: async () => ports.gatewayFor({} as never)?.charge({} as never, '', {} as never),
  busFor: () => ports.busFor({} as never).terminals('', {} as never),
  authorityFor: async () => ports.authorityFor({} as never, {} as never)?.send({} as never),
  taxAgencyFor: async () => ports.taxAgencyFor({} as never, {} as never, 'test')?.send({} as never),
  maps: async () => ports.maps?.find({} as never),
  identityProvider: async () => ports.identityProvider?.buildSignInUrl({} as never),
}

it.each(Object.entries(questions))('R5 %s is never called while a transaction or lock is open', async (name, ask) => {
  const db = await createFreshDatabase()
  const whileHeld = /is asked for while a connection is held/
  await expect(db.inHotel(1, ask)).rejects.toThrow(whileHeld)
  await expect(db.directory.transaction().execute(ask)).rejects.toThrow(whileHeld)
  await expect(db.directory.connection().execute(ask)).rejects.toThrow(whileHeld)
  expect(asked).not.toContain(name)
  await ask()
  expect(asked).toContain(name)
})

it('a port’s properties may be read at any time', async () => {
  const db = await createFreshDatabase()
  const said = await db.inHotel(1, async () => [
    ports.mailer.sends,
    ports.documentReader.installed,
    ports.authorityFor({} as never, {} as never)?.encode({} as never) === 'local',
    ports.taxAgencyFor({} as never, {} as never, 'test')?.encode({} as never) === 'local',
    ports.faceMatcherFor({} as never, {} as never).installed,
  ])
  expect(said).toEqual([true, true, true, true, true])
})

it('every folder of this wing is a guarded port, or states why it is none', () => {
  const found = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(folders).toSorted())
  expect(
    Object.values(folders)
      .filter((port) => Object.hasOwn(ports, port))
      .toSorted(),
  ).toEqual(Object.keys(ports).toSorted())
})
