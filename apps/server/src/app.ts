import { calls as guestCalls } from '@foyer/contract/calls.ts'
import { staffCalls } from '@foyer/contract/staff/calls.ts'
import { listSecondFactorRoles } from '@foyer/domain/staff/second-factor.ts'
import type { FastifyInstance } from 'fastify'
import { createAccess } from './access/create-access.ts'
import { describeCalls } from './access/describe/describe-calls.ts'
import { loadPage, readBuildTime, registerGuestAssets } from './access/page/page.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { createBook } from './book/create-book.ts'
import { registerBusinessCounters } from './book/metrics/business-counters.ts'
import { createCheckin } from './checkin/create-checkin.ts'
import { createDeliveries } from './create-deliveries.ts'
import { createPorts } from './create-ports.ts'
import { landingRoutes } from './demo/landing/landing.routes.ts'
import { createSeedDemoJob } from './demo/seed-demo-job.ts'
import { createDesk } from './desk/create-desk.ts'
import { isFrontDeskRequest } from './desk/front-desk/front-desk.routes.ts'
import { registerHotelMetrics } from './desk/metrics/hotel-metrics.ts'
import { isVideoCallRequest } from './desk/video-calls/call-socket.ts'
import { noIce } from './desk/video-calls/ice-servers.ts'
import { createJobs } from './jobs/create-jobs.ts'
import { createMoney } from './money/create-money.ts'
import { createPapers } from './papers/create-papers.ts'
import { getNetwork } from './platform/attempts/get-network.ts'
import { createRunInBackground } from './platform/background/run-in-background.ts'
import type { PoolSettings } from './platform/database/connections.ts'
import { registerDiskMetrics } from './platform/disk/disk-metrics.ts'
import { watchDisk } from './platform/disk/disk-watch.ts'
import { DEFAULT_FIRST_HOTEL } from './platform/env/env.ts'
import { version } from './platform/env/version.ts'
import { createHttp } from './platform/http/create-http.ts'
import { operationsRoutes } from './platform/operations/operations.routes.ts'
import { registerPoolMetrics } from './platform/operations/pool-metrics.ts'
import { registerOutboxMetrics } from './platform/outbox/outbox-metrics.ts'
import { createPasswords } from './platform/secrets/password-hash.ts'

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
  const ports = createPorts(parts)
  const baseUrl = publicUrl ?? parts.localUrl ?? 'http://localhost:8080'
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const page = { ...(parts.page ?? (await loadPage(development))), builtAt: await readBuildTime() }

  const onDiskFull = () => disk.reportFull()
  const app = await createHttp({
    logLevel,
    logTo,
    isSecure,
    publicUrl,
    trustProxy,
    operators: parts.operators ?? ['loopback'],
    onDiskFull,
    getNetwork,
    acceptsUpgrade: (request) => isFrontDeskRequest(request) || isVideoCallRequest(request),
    describe: () => describeCalls(access.calls.addresses, { version }),
  })
  const disk = watchDisk({ freeBytes: parts.freeBytes, now, log: (sentence) => app.log.error(sentence) })
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
    passwords: createPasswords(parts.passwordCost),
    secondFactorRoles: listSecondFactorRoles(parts.secondFactor ?? 'managers'),
    inBackground: createRunInBackground(app),
    wallets: parts.wallets ?? {},
  }
  const access = await createAccess({ ...ground, ...ports, page, replica: parts.replica })
  const base = { ...ground, ...access, ...ports, ...createDeliveries({ ...ground, ...access, ...ports }) }
  const papers = createPapers(base)
  const book = createBook(base)
  const money = createMoney({ ...base, ...book, ...papers })
  const wings = { ...base, ...book, ...papers, ...money }
  const checkin = await createCheckin({ ...wings, builtAt: page.builtAt })
  const ice = parts.ice ?? noIce
  const { singleSignOn, firstHotel = DEFAULT_FIRST_HOTEL, demoSystemAddresses = {} } = parts
  const deskSettings = { ice, singleSignOn, firstHotel, demoSystemAddresses }
  await createDesk({ ...wings, ...checkin, ...deskSettings, db: staffDb, hubDb: db, sites: access.staffSites })
  const jobs = createJobs({
    ...wings,
    clock: parts.clock,
    backups: parts.backups,
    seedDemo: createSeedDemoJob(keySecret),
  })
  access.calls.register(app, [...guestCalls, ...staffCalls])
  operationsRoutes(
    app,
    backgroundDb,
    disk,
    jobs.tellFigures,
    (registry) => registerPoolMetrics(registry, () => [...db.metrics(), ...(parts.replica?.metrics() ?? [])]),
    (registry) => registerOutboxMetrics(registry, backgroundDb),
    (registry) => registerHotelMetrics(registry, backgroundDb),
    (registry) => registerBusinessCounters(registry, backgroundDb),
    (registry) => registerDiskMetrics(registry, parts.freeBytes),
  )
  await registerGuestAssets(app)
  await landingRoutes({ app, db, publicUrl })
  return app
}
