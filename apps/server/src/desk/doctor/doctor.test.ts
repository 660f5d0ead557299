import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { pairHub, recordBoot } from '../../access/hub/hub.store.ts'
import { saveHotelSystem } from '../../book/hotel-system/hotel-system.store.ts'
import { createFreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { createDataDir } from '../../platform/database/testing/embedded.ts'
import { version } from '../../platform/env/version.ts'
import { runServerCommand } from '../../testing/run-command.ts'
import { startIdentityProvider } from '../../testing/start-identity-provider.ts'
import { setHotelSystem } from '../hotel-system/set-hotel-system.ts'
import { addressCheck } from './address-check.ts'
import { backupCheck } from './backup-check.ts'
import { certificateCheck } from './certificate-check.ts'
import { clockCheck } from './clock-check.ts'
import { databaseChecks, judgeDatabase, judgeReplication, judgeRights } from './database-checks.ts'
import { demoCheck } from './demo-check.ts'
import { diskCheck, judgeFreeSpace } from './disk-check.ts'
import { checks, runChecks, toOutput } from './doctor.ts'
import { hubsCheck } from './hubs-check.ts'
import { mailCheck } from './mail-check.ts'
import { proxyCheck } from './proxy-check.ts'
import { secondFactorCheck } from './second-factor-check.ts'
import { secretsCheck } from './secrets-check.ts'
import { settingsCheck } from './settings-check.ts'
import { signOnCheck } from './sign-on-check.ts'
import { systemsCheck } from './systems-check.ts'
import { buildDoctorContext, withFreshDatabase } from './testing/build-doctor-context.ts'
import { certificates } from './testing/certificates.ts'
import { startHttpServer, startSmtpServer, startTlsServer } from './testing/start-servers.ts'

const PUBLIC_URL = 'https://checkin.example.com'
const alive = '{"alive":true}'
const NOW = new Date('2027-05-10T10:00:00Z')

it('N17 N19 npm run admin -- doctor prints one line per check with what to do, and exits with 1 on a problem', async () => {
  const { ownerUrl } = await createFreshDatabase('demo')
  const env = { DATABASE_URL: ownerUrl, DATA_DIR: await createDataDir(), PUBLIC_URL: 'http://127.0.0.1:9', DEMO: 'off' }
  const { rc, out, err } = await runServerCommand('desk/admin/admin.ts', { args: ['doctor'], env })
  expect([rc, err]).toEqual([1, ''])
  const lines = out.trim().split('\n')
  expect(lines.map((line) => line.trim().split(/\s+/)[1])).toEqual(checks.map(({ name }) => name))
  for (const line of lines) expect(line).toMatch(/^(?:ok {5}|warning|problem) {2}[\w-]+ +\S.*\.?$/)
  expect(out).toMatch(/^ok {7}migrations {3}all are applied\.$/m)
  expect(out).toMatch(/^problem {2}backups {6}none are made\. Set BACKUP_DIR to a folder on another disk/m)
  expect(out).toMatch(/^problem {2}proxy {8}http:\/\/127\.0\.0\.1:9\/healthz does not answer .*Start the server/m)
})

it('doctor says which setting is wrong before it looks at anything else', async () => {
  const env = { DATA_DIR: await createDataDir(), BACKUP_KEY: 'short' }
  const { rc, out } = await runServerCommand('desk/admin/admin.ts', { args: ['doctor'], env })
  expect([rc, out]).toEqual([
    1,
    'problem  settings  BACKUP_KEY is not usable: set a secret of at least 16 characters. Correct this first; the rest depends on it.\n',
  ])
})

it('doctor works without a database and names the reason', async () => {
  const env = { DATABASE_URL: 'postgresql://localhost:1/foyer', DATA_DIR: await createDataDir(), PUBLIC_URL: '' }
  const { rc, out } = await runServerCommand('desk/admin/admin.ts', { args: ['doctor'], env })
  expect(rc).toBe(1)
  expect(out).toMatch(/^problem {2}database {5}The database at localhost:1 cannot be reached/m)
  expect(out).toMatch(/^warning {2}migrations {3}not checked, because there is no database\./m)
})

it('doctor exits with 0 if there are only warnings, and reports a check that fails', async () => {
  const context = await buildDoctorContext()
  const only = (level: 'ok' | 'warning') => [{ name: 'disk', finding: { level, text: 'a.', advice: 'b.' } }]
  expect([toOutput(only('ok')).code, toOutput(only('warning')).code]).toEqual([0, 0])
  const broken = { ...context, settings: { ...context.settings, backups: undefined as never } }
  const results = await runChecks(broken)
  expect(results.find(({ name }) => name === 'backups')?.finding).toMatchObject({ level: 'problem' })
  expect(results).toHaveLength(checks.length)
})

it.each([
  [{}, 'problem', 'PUBLIC_URL is not set'],
  [{ PUBLIC_URL: 'http://checkin.example.com' }, 'problem', 'is not encrypted'],
  [{ PUBLIC_URL, FOYER_DEV: '1' }, 'problem', 'FOYER_DEV'],
  [{ PUBLIC_URL }, 'ok', PUBLIC_URL],
])('doctor settings: %j', async (env, level, text) => {
  const finding = await settingsCheck.run(await buildDoctorContext({ env }))
  expect(finding).toMatchObject({ level, text: expect.stringContaining(text) })
})

const KEY_SECRET = 'a secret of thirty-two characters'

it.each([
  [{ KEY_SECRET, BACKUP_DIR: '/backups' }, 'problem', 'BACKUP_KEY is not set.'],
  [{ KEY_SECRET, TURN_URLS: 'turn:turn.example.com' }, 'problem', 'TURN_SECRET is not set.'],
  [{ KEY_SECRET, KEY_PROVIDER_URL: PUBLIC_URL, KEY_PROVIDER_TOKEN: 'short' }, 'problem', 'fewer than 16 characters'],
  [{ KEY_SECRET: 'a'.repeat(40) }, 'warning', 'KEY_SECRET is easy to guess.'],
  [{}, 'warning', 'key-secret cannot be read'],
  [{ KEY_SECRET }, 'ok', 'long enough: KEY_SECRET.'],
])('doctor secrets: %j', async (env, level, text) => {
  const finding = await secretsCheck.run(await buildDoctorContext({ env }))
  expect(finding).toMatchObject({ level, text: expect.stringContaining(text) })
  for (const secret of Object.values(env)) if (!secret.includes(':')) expect(finding.text).not.toContain(secret)
})

it.each([
  [{ PUBLIC_URL }, 'ok', 'managers and administrators'],
  [{ PUBLIC_URL, STAFF_SECOND_FACTOR: 'everyone' }, 'ok', 'all staff'],
  [{ PUBLIC_URL, STAFF_SECOND_FACTOR: 'off' }, 'warning', 'a password alone'],
  [{ PUBLIC_URL, DEMO: 'on' }, 'warning', 'a password alone'],
  [{ DEMO: 'on' }, 'ok', 'without a public address'],
])('doctor sign-in: %j', async (env, level, text) => {
  const finding = await secondFactorCheck.run(await buildDoctorContext({ env }))
  expect(finding).toMatchObject({ level, text: expect.stringContaining(text) })
})

it('doctor database: version, rights and migrations, pending and of a newer Foyer', async () => {
  const { db, context } = await withFreshDatabase(await buildDoctorContext())
  const levels = async () => {
    const found: Record<string, string> = {}
    for (const { name, run } of databaseChecks) found[name] = (await run(context)).level
    return found
  }
  expect(await levels()).toEqual({ database: 'ok', rights: 'ok', migrations: 'ok', replication: 'ok' })
  const migrations = databaseChecks.find(({ name }) => name === 'migrations')
  await db.asOwner((owner) => owner.query(`delete from foyer_migrations.kysely_migration where name like '0001%'`))
  expect(await migrations?.run(context)).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/^1 not applied yet: 0001/),
  })
  await db.asOwner((owner) =>
    owner.query(`insert into foyer_migrations.kysely_migration (name, timestamp) values ('9999-later', '')`),
  )
  expect(await migrations?.run(context)).toMatchObject({
    level: 'problem',
    text: expect.stringMatching(/newer Foyer \(9999-later\)/),
  })
})

it('doctor demo: public passwords are a problem only where guests are', async () => {
  const { context } = await withFreshDatabase(await buildDoctorContext(), 'demo')
  const at = (env: Record<string, string>) =>
    buildDoctorContext({ env }).then(({ settings }) => ({ ...context, settings }))
  expect(await demoCheck.run(await at({ PUBLIC_URL }))).toMatchObject({
    level: 'problem',
    text: 'demo hotels are stored.',
  })
  expect(await demoCheck.run(await at({}))).toMatchObject({ level: 'warning' })
  const real = await withFreshDatabase(await buildDoctorContext({ env: { PUBLIC_URL } }))
  expect(await demoCheck.run(real.context)).toEqual({ level: 'ok', text: 'off.' })
})

it('doctor certificate: expired, not trusted, soon expired and valid', async () => {
  const at = async (PUBLIC_URL: string, now = '2026-11-18') =>
    certificateCheck.run(await buildDoctorContext({ env: { PUBLIC_URL }, now: new Date(now) }))
  expect(await at(await startTlsServer(certificates.expired))).toMatchObject({
    level: 'problem',
    text: 'it expired on 2020-03-01.',
    advice: expect.stringContaining('Renew it'),
  })
  const lasting = await startTlsServer(certificates.lasting)
  expect(await at(lasting)).toMatchObject({ level: 'problem', text: expect.stringContaining('browsers reject it') })
  const before = getCACertificates('default')
  onTestFinished(() => setDefaultCACertificates(before))
  setDefaultCACertificates([...before, certificates.lasting.cert])
  expect(await at(lasting, '2119-12-20')).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/^it is valid for only 12 more days/),
  })
  expect(await at(lasting)).toEqual({ level: 'ok', text: 'valid until 2120-01-01, for 34011 more days.' })
  expect(await at('https://localhost:1')).toMatchObject({
    level: 'problem',
    text: expect.stringMatching(/^no TLS connection/),
  })
})

it('doctor proxy: what answers must be Foyer, under the host name of PUBLIC_URL', async () => {
  const at = async (PUBLIC_URL: string) => proxyCheck.run(await buildDoctorContext({ env: { PUBLIC_URL } }))
  const foyer = await startHttpServer((_request, response) => response.end(alive))
  expect(await at(foyer)).toMatchObject({ level: 'ok' })
  const refuses = await startHttpServer((_request, response) => response.writeHead(421).end())
  expect(await at(refuses)).toMatchObject({ level: 'problem', advice: expect.stringContaining('Host header') })
  const other = await startHttpServer((_request, response) => response.end('Welcome to nginx!'))
  expect(await at(other)).toMatchObject({ level: 'problem', text: expect.stringContaining('not as Foyer does') })
})

it('doctor proxy: readable metrics show that the client’s address is not forwarded', async () => {
  const at = async (status: number, TRUST_PROXY: string) => {
    const address = await startHttpServer(({ url }, response) =>
      response.writeHead(url === '/metrics' ? status : 200).end(alive),
    )
    // Not a loopback name, although it leads to this machine.
    const PUBLIC_URL = address.replace('localhost', '0.0.0.0')
    return proxyCheck.run(await buildDoctorContext({ env: { PUBLIC_URL, TRUST_PROXY } }))
  }
  const text = (part: string) => expect.stringContaining(part)
  expect(await at(200, '127.0.0.1')).toMatchObject({ level: 'warning', text: text('/metrics can be read') })
  expect(await at(404, 'off')).toMatchObject({ level: 'warning', text: text('TRUST_PROXY is off') })
  expect(await at(404, '127.0.0.1')).toMatchObject({ level: 'ok', text: text('believed from 127.0.0.1') })
})

it('doctor address: a name that nothing resolves', async () => {
  const at = async (PUBLIC_URL: string) => addressCheck.run(await buildDoctorContext({ env: { PUBLIC_URL } }))
  expect(await at('https://nothing.invalid')).toMatchObject({
    level: 'problem',
    text: expect.stringMatching(/nothing\.invalid/),
  })
  expect(await at('https://127.0.0.1')).toEqual({ level: 'ok', text: '127.0.0.1 is 127.0.0.1.' })
})

it('doctor clock: against the database and against the proxy', async () => {
  const { context } = await withFreshDatabase(await buildDoctorContext())
  expect(await clockCheck.run(context)).toEqual({ level: 'ok', text: 'the database agrees with this machine.' })
  const ahead = { ...context, now: () => new Date(Date.now() + 45_000) }
  expect(await clockCheck.run(ahead)).toMatchObject({ level: 'problem', text: 'the database differs by 45 seconds.' })
  const wrong = await startHttpServer((_request, response) =>
    response.setHeader('date', new Date(Date.now() - 10_000).toUTCString()).end(alive),
  )
  const { settings } = await buildDoctorContext({ env: { PUBLIC_URL: wrong } })
  expect(await clockCheck.run({ ...context, settings })).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/^the proxy differs/),
  })
})

const smtp = { greeting: '220 mail.example.com', EHLO: '250-mail.example.com\r\n250 SIZE 1000', QUIT: '221 bye' }

it('doctor mail: greeting, EHLO and encryption, without sending anything', async () => {
  const at = async (SMTP_URL: string) => mailCheck.run(await buildDoctorContext({ env: { SMTP_URL, PUBLIC_URL } }))
  const plain = await startSmtpServer(smtp)
  expect(await at(`smtp://${plain.address}`)).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/does not encrypt/),
  })
  expect(plain.received.filter((word) => ['MAIL', 'RCPT', 'DATA'].includes(word))).toEqual([])
  const busy = await startSmtpServer({ ...smtp, greeting: '554 no service' })
  expect(await at(`smtp://${busy.address}`)).toMatchObject({
    level: 'problem',
    text: expect.stringMatching(/it said: 554 no service/),
  })
  const login = { EHLO: '250-mail.example.com\r\n250 AUTH PLAIN', AUTH: '535 wrong' }
  const strict = await startSmtpServer({ ...smtp, ...login })
  const refused = await at(`smtp://desk:a-password@${strict.address}`)
  expect(refused).toMatchObject({ level: 'problem', text: `${strict.address} refuses the user or password.` })
  expect(JSON.stringify(refused)).not.toContain('a-password')
  expect(await at('')).toMatchObject({ level: 'warning', text: expect.stringMatching(/SMTP_URL is not set/) })
})

it('N19 doctor hubs: silent ones, other versions, and simulated devices at a real hotel', async () => {
  const { db, context } = await withFreshDatabase(await buildDoctorContext(), 'demo')
  await db.directory.updateTable('hotels').set({ demo: false }).where('id', '=', 1).execute()
  expect(await hubsCheck.run(context)).toEqual({ level: 'ok', text: 'none is paired.' })
  const code = 'a-code-of-some-length'
  await pairHub(db, { hotelId: 1, appKeys: ['kiosk'], code })
  expect(await hubsCheck.run(context)).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/^1 of 1 silent: kiosk/),
  })
  const boot = { pairing: code, token: 'T'.repeat(43), port: 9988, version }
  const report = (more: object) => db.inHotel(1, (tx) => recordBoot(tx, { ...boot, ...more }))
  await report({ version: '0.0.1' })
  expect(await hubsCheck.run(context)).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/kiosk \(.*\) has 0\.0\.1/),
  })
  await report({ parts: { printer: { state: 'ready' }, simulated: ['printer'] } })
  expect(await hubsCheck.run(context)).toMatchObject({
    level: 'problem',
    text: expect.stringMatching(/^simulated devices at kiosk/),
  })
  await report({ parts: { printer: { state: 'ready' } } })
  expect(await hubsCheck.run(context)).toEqual({ level: 'ok', text: `1 connected, all of version ${version}.` })
})

it('doctor systems: one that does not answer, one that is not read, and none', async () => {
  const { db, context } = await withFreshDatabase(await buildDoctorContext({ now: NOW }), 'demo')
  expect(await systemsCheck.run(context)).toEqual({ level: 'ok', text: 'none is connected.' })
  await db.directory.updateTable('hotels').set({ demo: false }).where('id', '=', 1).execute()
  const secrets = { hotel_system: 'x'.repeat(16), hotel_system_client: 'x'.repeat(16) }
  await db.inHotel(1, (tx) => setHotelSystem(tx, { hotelId: 1 }, { system: { kind: 'mews' }, secrets }))
  expect(await systemsCheck.run(context)).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/^not read for ten minutes: mews of /),
  })
  const save = (read: Parameters<typeof saveHotelSystem>[2]) => db.inHotel(1, (tx) => saveHotelSystem(tx, 1, read))
  await save({ pulled_at: new Date(NOW.getTime() - 60_000), pull_error: 'Mews answered 500' })
  expect(await systemsCheck.run(context)).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/^1 of 1 not read: mews of .* \(Mews answered 500\)\.$/),
  })
  await save({ pull_error: null })
  expect(await systemsCheck.run(context)).toEqual({ level: 'ok', text: '1 connected and read.' })
  await save({ pulled_at: new Date(NOW.getTime() - 3_600_000) })
  expect(await systemsCheck.run(context)).toMatchObject({ level: 'warning' })
})

it('doctor backups: missing, late, not encrypted and good', async () => {
  const folder = join(await createDataDir(), 'backups')
  const at = async (now: string) =>
    backupCheck.run(
      await buildDoctorContext({ env: { BACKUP_DIR: folder, BACKUP_KEY: KEY_SECRET }, now: new Date(now) }),
    )
  expect(await at('2027-05-10T10:00:00Z')).toMatchObject({ level: 'problem', text: `${folder} has none.` })
  await mkdir(folder)
  await writeFile(join(folder, 'foyer-2027-05-09T02-30-00Z.jsonl.gz'), '')
  expect(await at('2027-05-09T10:00:00Z')).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/7 hours old and not encrypted/),
  })
  await writeFile(join(folder, 'foyer-2027-05-10T02-30-00Z.jsonl.gz.age'), '')
  expect(await at('2027-05-10T10:30:00Z')).toEqual({ level: 'ok', text: 'the newest is 8 hours old and encrypted.' })
  expect(await at('2027-05-11T10:30:00Z')).toMatchObject({ level: 'warning', text: 'the newest is 32 hours old.' })
  expect(await at('2027-05-20T10:30:00Z')).toMatchObject({ level: 'problem', text: 'the newest is 248 hours old.' })
})

it('doctor disk: little and too little room', () => {
  const MEGABYTE = 1024 * 1024
  const levels = [100, 1_000, 10_000].map((free) => judgeFreeSpace('/data', free * MEGABYTE).level)
  expect(levels).toEqual(['problem', 'warning', 'ok'])
})

const facts = {
  version: '17.2',
  versionNumber: 170_002,
  isStandby: false,
  bytes: 3 * 1024 * 1024,
  isSuperuser: false,
  hasRole: true,
  isRoleDangerous: false,
  isRoleGranted: true,
  standbys: 1,
  lagSeconds: 2,
}

it.each([
  ['an old PostgreSQL', judgeDatabase, { versionNumber: 130_011 }, 'problem', 'is too old'],
  ['a standby', judgeDatabase, { isStandby: true }, 'problem', 'is a standby'],
  ['a primary server', judgeDatabase, {}, 'ok', 'the data has 3 MB'],
  ['a role above row security', judgeRights, { isRoleDangerous: true }, 'problem', 'bypass row security'],
  ['no role', judgeRights, { hasRole: false }, 'problem', 'does not exist'],
  ['a role that is not granted', judgeRights, { isRoleGranted: false }, 'problem', 'may not act as'],
  ['a superuser', judgeRights, { isSuperuser: true }, 'warning', 'superuser'],
  ['an ordinary owner', judgeRights, {}, 'ok', 'an ordinary owner'],
  ['a standby that is behind', judgeReplication, { lagSeconds: 61 }, 'warning', '61 seconds behind'],
  ['a standby', judgeReplication, { lagSeconds: 60 }, 'ok', '1 connected'],
  ['no standby', judgeReplication, { standbys: 0, lagSeconds: null }, 'ok', 'no standby'],
] as const)('doctor database: %s', (_, judge, changes, level, text) => {
  expect(judge({ ...facts, ...changes })).toMatchObject({ level, text: expect.stringContaining(text) })
})

it.each([
  ['address', addressCheck, {}, 'warning', 'PUBLIC_URL is not set'],
  ['proxy', proxyCheck, {}, 'warning', 'PUBLIC_URL is not set'],
  ['certificate', certificateCheck, { PUBLIC_URL: 'http://localhost:1' }, 'warning', 'is not an https address'],
  ['clock', clockCheck, {}, 'warning', 'no other clock answers'],
  ['clock', clockCheck, { PUBLIC_URL: 'http://127.0.0.1:1' }, 'warning', 'no other clock answers'],
  ['backups', backupCheck, {}, 'problem', 'none are made'],
  ['mail', mailCheck, { SMTP_URL: 'https://mail.example.com' }, 'problem', 'SMTP_URL is not usable'],
  ['demo', demoCheck, { DEMO: 'off' }, 'warning', 'is not checked'],
  ['demo', demoCheck, { DEMO: 'on' }, 'warning', 'DEMO=on seeds'],
  ['hubs', hubsCheck, {}, 'warning', 'there is no database'],
] as const)('doctor %s: %# without what it needs', async (_, check, env, level, text) => {
  const finding = await check.run(await buildDoctorContext({ env }))
  expect(finding).toMatchObject({ level, text: expect.stringContaining(text) })
})

it('doctor certificate: one that is not valid yet', async () => {
  const PUBLIC_URL = await startTlsServer(certificates.lasting)
  const context = await buildDoctorContext({ env: { PUBLIC_URL }, now: new Date('1999-01-01') })
  expect(await certificateCheck.run(context)).toMatchObject({
    level: 'problem',
    text: expect.stringContaining('it is not valid before'),
  })
})

it('doctor secrets: the file of the key, and a database that other servers may share', async () => {
  const at = async (env: Record<string, string>) => {
    const context = await buildDoctorContext({ env })
    await writeFile(join(context.dataDir, 'key-secret'), KEY_SECRET)
    return secretsCheck.run(context)
  }
  expect(await at({})).toMatchObject({ level: 'ok' })
  expect(await at({ DATABASE_URL: 'postgresql://db.example.com/foyer' })).toMatchObject({
    level: 'warning',
    text: expect.stringContaining('only a server with'),
  })
})

it('doctor hubs: not checked while the tables are of another version', async () => {
  const { db, context } = await withFreshDatabase(await buildDoctorContext())
  await db.asOwner((owner) => owner.query(`delete from foyer_migrations.kysely_migration where name like '0001%'`))
  expect(await hubsCheck.run(context)).toMatchObject({
    level: 'warning',
    text: expect.stringContaining('the data is of another version'),
  })
})

// Linux says that no room is left there.
it.runIf(existsSync('/proc'))('doctor disk: reads the folder of the data and that of the backups', async () => {
  const env = { BACKUP_DIR: '/proc', BACKUP_KEY: KEY_SECRET }
  expect(await diskCheck.run(await buildDoctorContext({ env }))).toMatchObject({
    level: 'problem',
    text: '0 MB are free at /proc.',
  })
  expect((await diskCheck.run(await buildDoctorContext())).text).not.toContain('/proc')
})

it('doctor sso: the provider answers, its document is valid, and the redirect address to register is printed', async () => {
  const provider = await startIdentityProvider()
  const secret = 'foyer-secret-of-the-simulator'
  const SSO = {
    SSO_ISSUER: provider.settings.issuer,
    SSO_CLIENT_ID: 'foyer',
    SSO_CLIENT_SECRET: secret,
    SSO_ROLES: 'it:manager',
  }
  const { context } = await withFreshDatabase(await buildDoctorContext(), 'demo')
  const check = async (env: Record<string, string>) => {
    const { settings } = await buildDoctorContext({ env: { PUBLIC_URL, ...env } })
    const finding = await signOnCheck.run({ ...context, settings })
    expect(JSON.stringify(finding)).not.toContain(secret)
    return finding
  }
  expect(await check({})).toMatchObject({ level: 'ok', text: expect.stringContaining('SSO_ISSUER is not set') })
  const address = `${PUBLIC_URL}/staff/single-sign-on/return`
  expect(await check(SSO)).toMatchObject({ level: 'ok', text: expect.stringContaining(address) })
  expect(await check({ ...SSO, SSO_ONLY: 'on' })).toMatchObject({
    level: 'warning',
    advice: expect.stringContaining('emergency'),
  })
  expect(await check({ ...SSO, SSO_ISSUER: `${SSO.SSO_ISSUER}/other` })).toMatchObject({ level: 'problem' })
  await provider.fault('garbage')
  expect(await check(SSO)).toMatchObject({ level: 'problem', text: expect.stringContaining('no valid discovery') })
  await provider.fault('down')
  expect(await check(SSO)).toMatchObject({ level: 'problem', text: expect.stringContaining('does not answer') })
})
