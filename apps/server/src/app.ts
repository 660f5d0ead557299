import { calls as guestCalls } from '@foyer/contract/calls.ts'
import { staffCalls } from '@foyer/contract/staff/calls.ts'
import type { FastifyInstance } from 'fastify'
import { describeCalls } from './access/describe/describe-calls.ts'
import { openAccess } from './access/open-access.ts'
import { guestAssets, openPage, type Page, whenBuilt } from './access/page/page.ts'
import { openBook } from './book/open-book.ts'
import { openCheckin } from './checkin/open-checkin.ts'
import { layDemoJob } from './demo/lay-demo-job.ts'
import { tellHotelFigures } from './desk/figures/hotel-figures.ts'
import { isFrontDesk } from './desk/front-desk/front-desk.routes.ts'
import { openDesk } from './desk/open-desk.ts'
import { isVideoCall } from './desk/video-calls/call-socket.ts'
import { type IceSettings, noIce } from './desk/video-calls/ice-servers.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { openMoney } from './money/open-money.ts'
import { openOutbox } from './open-outbox.ts'
import type { ChooseBusPayment } from './outside/bus-payment/bus-payment.ts'
import { chooseBusPayment } from './outside/bus-payment/choose-bus-payment.ts'
import type { DocumentReader } from './outside/document-reader/document-reader.ts'
import { noReader } from './outside/document-reader/no-reader.ts'
import { chooseFaceMatcher } from './outside/face-matcher/choose-face-matcher.ts'
import type { ChooseFaceMatcher } from './outside/face-matcher/face-matcher.ts'
import { chooseHardware } from './outside/hardware/choose-hardware.ts'
import { chooseHotelSystem } from './outside/hotel-system/choose-hotel-system.ts'
import type { ChooseHotelSystem } from './outside/hotel-system/hotel-system.ts'
import { chooseKeyProvider } from './outside/key-provider/choose-key-provider.ts'
import type { ChooseKeyProvider } from './outside/key-provider/key-provider.ts'
import { keptMailer } from './outside/mailer/kept-mailer.ts'
import type { Mailer } from './outside/mailer/mailer.ts'
import { chooseGateway } from './outside/payment-gateway/choose-gateway.ts'
import type { ChooseGateway } from './outside/payment-gateway/payment-gateway.ts'
import { guardPorts } from './outside/ports.ts'
import type { PostalCodes } from './outside/postal-codes/postal-codes.ts'
import { openPapers } from './papers/open-papers.ts'
import { inBackground } from './platform/background/in-background.ts'
import type { BackupSettings } from './platform/database/backup/backup-folder.ts'
import type { PoolSettings } from './platform/database/connections.ts'
import type { Database } from './platform/database/open-database.ts'
import { tellDiskFigures } from './platform/disk/disk-figures.ts'
import { watchDisk } from './platform/disk/disk-watch.ts'
import { version } from './platform/env/version.ts'
import { openHttp } from './platform/http/open-http.ts'
import { operationsRoutes } from './platform/operations/operations.routes.ts'
import { tellPoolFigures } from './platform/operations/pool-figures.ts'
import { tellOutboxFigures } from './platform/outbox/outbox-figures.ts'
import type { KeySecret } from './platform/secrets/key-secret.ts'
import { type PasswordCost, passwords } from './platform/secrets/password-hash.ts'
import type { Clock } from './platform/time/clock.ts'

interface AppParts {
  readonly db: Database
  readonly now: () => Date
  /** Outside the database: signs what may be cut, and seals the codes of doors. */
  readonly keySecret: KeySecret
  /** Absent: no job runs by itself. */
  readonly clock?: Clock | undefined
  readonly publicUrl?: string | undefined
  /** Absent: a request comes from who sends it. */
  readonly trustProxy?: readonly string[]
  /** Who may read figures and the description of calls; absent: this machine. */
  readonly operators?: readonly string[]
  readonly logLevel?: string
  /** How much room there is where the data lies; absent: it lies elsewhere. */
  readonly freeBytes?: (() => Promise<number>) | undefined
  /** Where the log goes; absent: to the standard output. */
  readonly logTo?: { write(line: string): void } | undefined
  readonly development?: boolean
  /** What it costs to try a password; absent: what is right for a server that guests use. */
  readonly passwordCost?: PasswordCost | undefined
  /** Absent: the built guest application. */
  readonly page?: Page
  /** Absent: mail is kept and not sent. */
  readonly mailer?: Mailer
  /** Absent: documents are not read out of pictures. */
  readonly documentReader?: DocumentReader
  /** Absent: faces are compared by nobody, but for the demo. */
  readonly faceMatcherFor?: ChooseFaceMatcher
  /** Absent: as each hotel's own document says. */
  readonly systemFor?: ChooseHotelSystem
  /** Absent: nobody makes door codes, but for the demo. */
  readonly keyProviderFor?: ChooseKeyProvider
  /** Absent: nobody takes cards in the demo, and for others as their document says. */
  readonly gatewayFor?: ChooseGateway
  /** Absent: no provider charges terminals by itself. */
  readonly busFor?: ChooseBusPayment
  /** Absent: postal codes are those that we know ourselves. */
  readonly maps?: PostalCodes | undefined
  /** How the two ends of a video call find each other; absent: within one network only. */
  readonly ice?: IceSettings | undefined
  /** Where backups are kept; absent: none is made by itself. */
  readonly backups?: BackupSettings | undefined
  /** Where the links of mails lead, when there is no public address. */
  readonly localUrl?: string
}

/** Guests, staff and what runs by itself wait in lines of their own, so that a flood in one leaves the others answering. */
const staff: PoolSettings = { name: 'staff', size: 5, holdMs: 30_000 }
/** For jobs, mail, notices and readiness, which is told soon. */
const background: PoolSettings = { name: 'background', size: 6, waitMs: 2_000, holdMs: 60_000 }

/** The whole server, without a port: each wing opened once, in the order in which they stand on each other. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, now, keySecret, publicUrl, trustProxy = [], logTo, development = false, logLevel = 'silent' } = parts
  const ports = guardPorts({
    mailer: parts.mailer ?? keptMailer,
    documentReader: parts.documentReader ?? noReader,
    faceMatcherFor: parts.faceMatcherFor ?? chooseFaceMatcher(),
    systemFor: parts.systemFor ?? chooseHotelSystem,
    hardwareFor: chooseHardware,
    keyProviderFor: parts.keyProviderFor ?? chooseKeyProvider({}),
    gatewayFor: parts.gatewayFor ?? chooseGateway({}),
    busFor: parts.busFor ?? chooseBusPayment({}),
    maps: parts.maps,
  })
  const baseUrl = publicUrl ?? parts.localUrl ?? 'http://localhost:8080'
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const page = { ...(parts.page ?? (await openPage(development))), builtAt: await whenBuilt() }

  const onDiskFull = () => disk.sawFull()
  const app = await openHttp({
    logLevel,
    logTo,
    isSecure,
    publicUrl,
    trustProxy,
    operators: parts.operators ?? ['loopback'],
    onDiskFull,
    takesUpgrade: (request) => isFrontDesk(request) || isVideoCall(request),
    describe: () => describeCalls(access.calls.addresses, { version }),
  })
  const disk = watchDisk({ freeBytes: parts.freeBytes, now, say: (sentence) => app.log.error(sentence) })
  const [staffDb, backgroundDb] = [db.beside(staff), db.beside(background)]
  const ground = {
    app,
    db,
    staffDb,
    backgroundDb,
    now,
    publicUrl,
    baseUrl,
    secureCookies: isSecure,
    development,
    keySecret,
    passwords: passwords(parts.passwordCost),
    inBackground: inBackground(app),
  }
  const access = await openAccess({ ...ground, ...ports, page })
  const served = { ...ground, ...access, ...ports, ...openOutbox({ ...ground, ...access, ...ports }) }
  const papers = openPapers(served)
  const book = await openBook(served)
  const money = openMoney({ ...served, ...book, ...papers })
  const kept = { ...served, ...book, ...papers, ...money }
  const checkin = await openCheckin({ ...kept, builtAt: page.builtAt })
  const ice = parts.ice ?? noIce
  await openDesk({ ...kept, ...checkin, ice, db: staffDb, hubDb: db, sites: access.staffSites })
  const jobs = openJobs({ ...kept, clock: parts.clock, backups: parts.backups, layDemo: layDemoJob(keySecret) })
  access.calls.register(app, [...guestCalls, ...staffCalls])
  operationsRoutes(
    app,
    backgroundDb,
    disk,
    jobs.tellFigures,
    (registry) => tellPoolFigures(registry, db.figures),
    (registry) => tellOutboxFigures(registry, backgroundDb),
    (registry) => tellHotelFigures(registry, backgroundDb),
    (registry) => tellDiskFigures(registry, parts.freeBytes),
  )
  await guestAssets(app)
  return app
}
