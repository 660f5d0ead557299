import { stat } from 'node:fs/promises'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { calls as allCalls } from '@foyer/contract/calls.ts'
import { staffCalls } from '@foyer/contract/staff/calls.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { bookingRoutes } from './booking/booking.routes.ts'
import { bookingService } from './booking/booking.service.ts'
import { checkinLogRoutes } from './checkin-log/checkin-log.routes.ts'
import type { Database } from './database/open-database.ts'
import { deviceRoutes } from './device/device.routes.ts'
import { deviceAdminRoutes } from './device-admin/device-admin.routes.ts'
import { hotelRoutes } from './hotel/hotel.routes.ts'
import { answerProblem, answerProblems } from './http/answer-problems.ts'
import { readJson } from './http/read-json.ts'
import { Calls } from './http/serve.ts'
import { hubRoutes } from './hub/hub.routes.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { operationsRoutes } from './operations/operations.routes.ts'
import { keptMailer } from './outside/mailer/kept-mailer.ts'
import type { Mailer } from './outside/mailer/mailer.ts'
import { embeddedPms } from './outside/pms/embedded-pms.ts'
import { ratingRoutes } from './rating/rating.routes.ts'
import { postgresChanges } from './realtime/postgres-changes.ts'
import { reservationRoutes } from './reservation/reservation.routes.ts'
import { reservationService } from './reservation/reservation.service.ts'
import { selectRoutes } from './select/select.routes.ts'
import { guestFiles, page as openPage, type Page } from './site/page.ts'
import { siteRoutes } from './site/site.routes.ts'
import { sites as openSites } from './site/sites.ts'
import { openStaff } from './staff/open-staff.ts'
import { staticsRoutes } from './statics/statics.routes.ts'
import { summaryRoutes } from './summary/summary.routes.ts'
import { trackingRoutes } from './tracking/tracking.routes.ts'
import { serverSecret } from './visit/server-secret.ts'
import { visitSeal } from './visit/visit-cookie.ts'
import { visits as openVisits } from './visit/visits.ts'

interface AppParts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl?: string | undefined
  readonly logLevel?: string
  /** Where the log goes; absent: to the standard output. */
  readonly logTo?: { write(line: string): void } | undefined
  readonly development?: boolean
  /** Absent: the built guest application. */
  readonly page?: Page
  /** Absent: mail is kept and not sent. */
  readonly mailer?: Mailer
  /** Where the links of mails lead, when there is no public address. */
  readonly localUrl?: string
}

/** Signatures are the largest bodies: a few drawn pictures. */
const BODY_LIMIT = 4 * 1024 * 1024

/** The whole server, without a port. */
export async function buildApp({
  db,
  now,
  publicUrl,
  logLevel = 'silent',
  logTo,
  development = false,
  page: givenPage,
  mailer = keptMailer,
  localUrl = 'http://localhost:8080',
}: AppParts): Promise<FastifyInstance> {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    // An allow-list: addresses and bodies hold names and booking numbers.
    logger: {
      level: logLevel,
      ...(logTo && { stream: logTo }),
      serializers: { req: (request) => ({ method: request.method, route: request.routeOptions.url }) },
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: answerProblem,
  })
  answerProblems(app)
  readJson(app)
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)

  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(isSecure) },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure,
  })
  await app.register(fastifyCookie)
  await app.register(fastifySwagger, { openapi: { info: { title: 'Foyer', version: '1' } } })
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })

  const seal = visitSeal(await serverSecret(db, 'visit'))
  const sites = openSites(db)
  const visits = openVisits({ db, sites, seal, now })
  const reservations = reservationService(embeddedPms)
  const page = givenPage ?? (await openPage(development))

  const changes = await postgresChanges(db)
  app.addHook('onClose', () => changes.stop())
  const calls = new Calls(visits, publicUrl, (hotelId) => changes.tell(hotelId, 'stays'))
  const house = await openStaff({
    app,
    calls,
    db,
    sites,
    changes,
    mailer,
    now,
    baseUrl: publicUrl ?? localUrl,
    secureCookies: isSecure,
    development,
  })
  deviceRoutes(calls, { db, sites, changes, secureCookies: isSecure })
  deviceAdminRoutes(app, calls, { sites, changes })
  hubRoutes(calls, { db, publicUrl })
  reservationRoutes(calls, { reservations, seal, secureCookies: isSecure })
  bookingRoutes(calls, bookingService(reservations), house.refusedArrival)
  summaryRoutes(calls, reservations)
  checkinLogRoutes(calls, reservations)
  trackingRoutes(calls, reservations)
  legalRoutes(calls)
  selectRoutes(calls)
  ratingRoutes(calls, reservations)
  hotelRoutes(calls)
  const builtAt = await whenBuilt()
  staticsRoutes(calls, builtAt)
  calls.register(app, [...allCalls, ...staffCalls])

  operationsRoutes(app, db)
  siteRoutes(app, { db, sites, seal, page, builtAt, secureCookies: isSecure })
  await app.register(fastifyStatic, {
    root: `${guestFiles}assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    // The build leaves a .br and a .gz beside each script and style.
    preCompressed: true,
  })
  return app
}

/** Scripts, styles and pictures come from us; nothing is inline and nobody may frame us. */
function policy(isSecure: boolean): Record<string, string[]> {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    mediaSrc: ["'self'", 'blob:'],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
  }
}

async function whenBuilt(): Promise<Date> {
  const built = await stat(`${guestFiles}index.html`).catch(() => undefined)
  return built?.mtime ?? new Date(0)
}
