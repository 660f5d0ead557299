import { buildApp } from './app.ts'
import { ensureKeySecret } from './book/door-codes/ensure-key-secret.ts'
import { pairDemo } from './demo/pair-demo.ts'
import { type PreparedDemo, prepareDemo } from './demo/prepare-demo.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { toDemoSystemAddresses } from './desk/hotel-system/demo-system-addresses.ts'
import { listHotelLinks } from './desk/setup/hotel-links.ts'
import { listSetUpNotes } from './desk/setup/start-notes.ts'
import { chooseAuthority } from './outside/authority/choose-authority.ts'
import { chooseBusPayment } from './outside/bus-payment/choose-bus-payment.ts'
import { createVisionReader } from './outside/document-reader/vision-reader.ts'
import { chooseFaceMatcher } from './outside/face-matcher/choose-face-matcher.ts'
import { createVisionFaceMatcher } from './outside/face-matcher/vision-face-matcher.ts'
import { chooseKeyProvider } from './outside/key-provider/choose-key-provider.ts'
import { chooseMailer } from './outside/mailer/choose-mailer.ts'
import { chooseGateway } from './outside/payment-gateway/choose-gateway.ts'
import { chooseMaps } from './outside/postal-codes/choose-postal-codes.ts'
import { chooseTaxAgency } from './outside/tax-agency/choose-tax-agency.ts'
import { loadWallets } from './outside/wallet/load-wallets.ts'
import { RESTORED_CHANNEL } from './platform/database/backup/load-backup.ts'
import { PLAIN_BACKUP_WARNING } from './platform/database/backup/plain-warning.ts'
import { type DataDir, defaultDataDir } from './platform/database/data-dir.ts'
import { type Database, openDatabase } from './platform/database/open-database.ts'
import { storePrograms } from './platform/database/postgres-programs.ts'
import { connectReplica } from './platform/database/replica.ts'
import { isSuperuser } from './platform/database/superuser.ts'
import { listOldClusterNotes } from './platform/database/upgrade/old-clusters.ts'
import { isFull } from './platform/disk/disk-watch.ts'
import { readFreeBytes } from './platform/disk/read-free-bytes.ts'
import { toListenProblem } from './platform/env/assert-port-free.ts'
import { readSettings, type Settings } from './platform/env/env.ts'
import { runCommand } from './platform/env/run-command.ts'
import { StartProblem } from './platform/env/start-problem.ts'
import { version } from './platform/env/version.ts'
import { closeHttp } from './platform/http/close-http.ts'
import type { KeySecret } from './platform/secrets/key-secret.ts'
import { loadKeySecret } from './platform/secrets/load-key-secret.ts'
import { systemClock } from './platform/time/clock.ts'

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const folder = settings.dataDir === undefined ? defaultDataDir() : { dataDir: settings.dataDir }
  if (settings.databaseUrl) return openServer(settings, folder)
  const room = () => readFreeBytes(folder.dataDir)
  try {
    await openServer(settings, folder, room)
  } catch (error) {
    // Failed writes report different errors; a full disk is the common cause.
    if (await isFull(room))
      throw new StartProblem(`The disk of ${folder.dataDir} is full; free some space and start again.`, {
        cause: error,
      })
    throw error
  }
}

async function openServer(settings: Settings, folder: DataDir, room?: () => Promise<number>): Promise<void> {
  const clock = systemClock
  const { now } = clock
  const isWatched = process.connected
  const { databaseUrl, preparedStatements } = settings
  const db = await openDatabase({ databaseUrl, preparedStatements, dataDir: folder.dataDir })
  const { replicaUrl } = settings
  const replica = replicaUrl === undefined ? undefined : connectReplica({ url: replicaUrl, preparedStatements })
  const closeDatabases = () => Promise.all([db.close(), replica?.close()])
  try {
    const keySecret = await loadKeySecret({ keySecret: settings.keySecret, dataDir: folder.dataDir })
    const lostCodes = await ensureKeySecret(db, keySecret)
    const demo = await prepareDemo({ db, now, keySecret, enabled: settings.demo })
    if (settings.hubPairing && demo.isDemo) await pairDemo(db, settings.hubPairing)
    const wallets = await loadWallets(settings)
    const app = await buildApp({
      ...toConfiguredDependencies(settings),
      wallets,
      db,
      replica,
      now,
      clock,
      keySecret,
      freeBytes: room,
    })
    await listen(app, settings)
    const local = `http://localhost:${getPort(app)}`
    const url = settings.publicUrl ?? local
    const end = once(async (code: number) => {
      await closeHttp(app)
      await closeDatabases()
      process.exit(code)
    })
    const stop = () => end(0)
    // A parent process that ends us has nothing else that could answer.
    const drainMs = 1_000 * (settings.drainSeconds ?? (isWatched ? 0 : DEFAULT_DRAIN_SECONDS))
    const drainAndStop = () => {
      if (app.drain.isDraining || drainMs === 0) return stop()
      app.drain.begin()
      setTimeout(stop, drainMs)
    }
    await db.listen(RESTORED_CHANNEL, { onMessage: () => end(EXIT_RESTART), onReconnect() {} })
    process.on('SIGINT', stop).on('SIGTERM', drainAndStop).on('disconnect', stop)
    // The parent process may be gone before we start listening for its exit.
    if (isWatched && !process.connected) return stop()
    process.on('message', async (message) => {
      if (isMessageOfType(message, 'demo-reset')) {
        if (demo.isDemo) await seedDemo(db, now, keySecret, { reset: true })
        process.send?.({ type: 'demo-reset-done' })
      }
    })
    const notes = await listStartNotes({ settings, folder, db, url, demo, keySecret, lostCodes })
    const links = demo.isDemo ? [toDemoLink(url)] : await listHotelLinks(db, url)
    if (process.send) process.send({ type: 'ready', url, local, links, notes, isDemo: demo.isDemo })
    else process.stdout.write([`Foyer ${version} is open at ${url}`, ...notes, ''].join('\n'))
    // Nothing waits for this, and an interrupted start does it next time.
    if (!settings.databaseUrl) await storePrograms(folder.dataDir).catch(() => {})
  } catch (error) {
    await closeDatabases()
    throw error
  }
}

/**
 * The app's dependencies that come from the settings: its address, operators and external systems.
 */
function toConfiguredDependencies(settings: Settings) {
  const { publicUrl, trustProxy, operators, logLevel, development, ice, secondFactor, firstHotel, singleSignOn } =
    settings
  const { folder, ...howKept } = settings.backups
  return {
    publicUrl,
    trustProxy,
    operators,
    logLevel,
    development,
    secondFactor,
    firstHotel,
    mailer: chooseMailer(settings),
    maps: chooseMaps(settings),
    ice,
    singleSignOn,
    documentReader: createVisionReader(),
    faceMatcherFor: chooseFaceMatcher(createVisionFaceMatcher()),
    demoSystemAddresses: toDemoSystemAddresses(settings),
    keyProviderFor: chooseKeyProvider(settings),
    gatewayFor: chooseGateway(settings),
    busFor: chooseBusPayment(settings),
    authorityFor: chooseAuthority(settings),
    taxAgencyFor: chooseTaxAgency(settings),
    localUrl: `http://localhost:${settings.port}`,
    backups: folder === undefined ? undefined : { folder, ...howKept },
  }
}

interface StartContext {
  readonly settings: Settings
  readonly folder: DataDir
  readonly db: Database
  readonly url: string
  readonly demo: PreparedDemo
  readonly keySecret: KeySecret
  /** Number of door codes that this machine's secret cannot decrypt. */
  readonly lostCodes: number
}

/** Notes for the operator who starts the server. */
async function listStartNotes({
  settings,
  folder,
  db,
  url,
  demo,
  keySecret,
  lostCodes,
}: StartContext): Promise<string[]> {
  const { databaseUrl, publicUrl, trustProxy, backups } = settings
  const oldClusters = databaseUrl ? [] : await listOldClusterNotes(folder.dataDir)
  const folderNotes = [...(folder.note && !databaseUrl ? [folder.note] : []), ...oldClusters]
  const superuserNotes = databaseUrl && (await isSuperuser(db.directory)) ? [SUPERUSER_NOTE] : []
  const proxyNotes = publicUrl?.startsWith('https:') && trustProxy.length === 0 ? [PROXY_NOTE] : []
  const backupNotes = demo.isDemo ? [] : listBackupNotes(backups)
  const keyNotes = lostCodes > 0 ? [formatLostCodesNote(lostCodes)] : []
  return [
    ...folderNotes,
    ...demo.notes,
    ...superuserNotes,
    ...keyNotes,
    ...proxyNotes,
    ...(await listSetUpNotes(db, url, keySecret)),
    ...backupNotes,
  ]
}

function listBackupNotes({ folder, key }: Settings['backups']): string[] {
  if (folder === undefined) return [BACKUP_NOTE]
  return key === undefined ? [PLAIN_BACKUP_WARNING] : []
}

/** The page has everything else: hotels, bookings, licenses and passwords. */
const toDemoLink = (url: string) => ({
  name: 'The demo: a tour, four hotels, their bookings and passwords',
  url: `${url.replace(/\/$/, '')}/`,
})

/** Longer than a proxy waits between two checks, or leaves a connection unused. */
const DEFAULT_DRAIN_SECONDS = 5

/** Exit code that asks the supervisor to restart us after a restore. */
const EXIT_RESTART = 75

const SUPERUSER_NOTE =
  'DATABASE_URL signs in a superuser, whom no rule of the database binds; make an ordinary owner for Foyer.'

const PROXY_NOTE =
  'PUBLIC_URL is https, so that a proxy stands before this server; set TRUST_PROXY to its address, or all guests count as one.'

const formatLostCodesNote = (count: number) =>
  `${count} door codes could not be read with the secret of this machine and have ended; reception gives new ones.`

const BACKUP_NOTE = 'No backups are made: set BACKUP_DIR to a folder on another disk.'

type App = Awaited<ReturnType<typeof buildApp>>

async function listen(app: App, settings: Settings): Promise<void> {
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await app.close()
    throw toListenProblem(error, settings)
  }
}

function getPort(app: App): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Ctrl-C reaches us both from the terminal and from the parent process. */
function once(work: (code: number) => Promise<void>): (code: number) => void {
  let begun = false
  return (code) => {
    if (begun) return
    begun = true
    void work(code)
  }
}

function isMessageOfType(message: unknown, type: string): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}

runCommand(start)
