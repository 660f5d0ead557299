import { calls as guestCalls } from '@foyer/contract/calls.ts'
import { staffCalls } from '@foyer/contract/staff/calls.ts'
import type { FastifyInstance } from 'fastify'
import { describeCalls } from './access/describe/describe-calls.ts'
import { openAccess } from './access/open-access.ts'
import { guestAssets, openPage, whenBuilt } from './access/page/page.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { openBook } from './book/open-book.ts'
import { openCheckin } from './checkin/open-checkin.ts'
import { layDemoJob } from './demo/lay-demo-job.ts'
import { tellHotelFigures } from './desk/figures/hotel-figures.ts'
import { isFrontDesk } from './desk/front-desk/front-desk.routes.ts'
import { openDesk } from './desk/open-desk.ts'
import { isVideoCall } from './desk/video-calls/call-socket.ts'
import { noIce } from './desk/video-calls/ice-servers.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { openMoney } from './money/open-money.ts'
import { openOutbox } from './open-outbox.ts'
import { openPorts } from './open-ports.ts'
import { openPapers } from './papers/open-papers.ts'
import { inBackground } from './platform/background/in-background.ts'
import type { PoolSettings } from './platform/database/connections.ts'
import { tellDiskFigures } from './platform/disk/disk-figures.ts'
import { watchDisk } from './platform/disk/disk-watch.ts'
import { version } from './platform/env/version.ts'
import { openHttp } from './platform/http/open-http.ts'
import { operationsRoutes } from './platform/operations/operations.routes.ts'
import { tellPoolFigures } from './platform/operations/pool-figures.ts'
import { tellOutboxFigures } from './platform/outbox/outbox-figures.ts'
import { passwords } from './platform/secrets/password-hash.ts'

/**
 * Guests, staff and background work have separate pools, so that a flood in one leaves the others
 * responsive.
 */
const staff: PoolSettings = { name: 'staff', size: 5, holdMs: 30_000 }
/** For jobs, mail, notices and the readiness check, which has to answer quickly. */
const background: PoolSettings = { name: 'background', size: 6, waitMs: 2_000, holdMs: 60_000 }

/** The whole server, without a port. Each wing is opened once, after the wings it depends on. */
export async function buildApp(parts: AppDependencies): Promise<FastifyInstance> {
  const { db, now, keySecret, publicUrl, trustProxy = [], logTo, development = false, logLevel = 'silent' } = parts
  const ports = openPorts(parts)
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
  const base = { ...ground, ...access, ...ports, ...openOutbox({ ...ground, ...access, ...ports }) }
  const papers = openPapers(base)
  const book = await openBook(base)
  const money = openMoney({ ...base, ...book, ...papers })
  const wings = { ...base, ...book, ...papers, ...money }
  const checkin = await openCheckin({ ...wings, builtAt: page.builtAt })
  const ice = parts.ice ?? noIce
  await openDesk({ ...wings, ...checkin, ice, db: staffDb, hubDb: db, sites: access.staffSites })
  const jobs = openJobs({ ...wings, clock: parts.clock, backups: parts.backups, layDemo: layDemoJob(keySecret) })
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
