import { stat } from 'node:fs/promises'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { calls as allCalls } from '@foyer/contract/calls.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { bookingRoutes } from './booking/booking.routes.ts'
import { bookingService } from './booking/booking.service.ts'
import { checkinLogRoutes } from './checkin-log/checkin-log.routes.ts'
import type { Database } from './database/open-database.ts'
import { deviceRoutes } from './device/device.routes.ts'
import { hotelRoutes } from './hotel/hotel.routes.ts'
import { answerProblems } from './http/answer-problems.ts'
import { Calls } from './http/serve.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { operationsRoutes } from './operations/operations.routes.ts'
import { embeddedPms } from './outside/pms/embedded-pms.ts'
import { ratingRoutes } from './rating/rating.routes.ts'
import { reservationRoutes } from './reservation/reservation.routes.ts'
import { reservationService } from './reservation/reservation.service.ts'
import { selectRoutes } from './select/select.routes.ts'
import { guestFiles, page as openPage } from './site/page.ts'
import { siteRoutes } from './site/site.routes.ts'
import { sites as openSites } from './site/sites.ts'
import { staticsRoutes } from './statics/statics.routes.ts'
import { summaryRoutes } from './summary/summary.routes.ts'
import { serverSecret } from './visit/server-secret.ts'
import { visitSeal } from './visit/visit-cookie.ts'
import { visits as openVisits } from './visit/visits.ts'

interface AppParts {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl?: string | undefined
  readonly logLevel?: string
  readonly development?: boolean
}

/** Signatures are the largest bodies: a few drawn pictures. */
const BODY_LIMIT = 4 * 1024 * 1024

/** The whole server, without a port. */
export async function buildApp({
  db,
  now,
  publicUrl,
  logLevel = 'silent',
  development = false,
}: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    // An allow-list: addresses and bodies hold names and booking numbers.
    logger: {
      level: logLevel,
      serializers: { req: (request) => ({ method: request.method, route: request.routeOptions.url }) },
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
  })
  answerProblems(app)
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)

  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(publicUrl) },
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(fastifyCookie)
  await app.register(fastifySwagger, { openapi: { info: { title: 'Foyer', version: '1' } } })
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })

  const seal = visitSeal(await serverSecret(db, 'visit'))
  const sites = openSites(db)
  const visits = openVisits({ db, sites, seal, now })
  const secureCookies = publicUrl?.startsWith('https:') ?? false
  const reservations = reservationService({ db, openPms: embeddedPms })
  const page = await openPage(development)

  const calls = new Calls(visits)
  deviceRoutes(calls, { db, sites, secureCookies })
  reservationRoutes(calls, { reservations, seal, secureCookies })
  bookingRoutes(calls, bookingService(reservations))
  summaryRoutes(calls, reservations)
  checkinLogRoutes(calls, reservations)
  legalRoutes(calls)
  selectRoutes(calls)
  ratingRoutes(calls, reservations)
  hotelRoutes(calls)
  staticsRoutes(calls, await builtAt())
  calls.register(app, allCalls)

  operationsRoutes(app, db)
  siteRoutes(app, { db, sites, seal, page, secureCookies })
  await app.register(fastifyStatic, {
    root: `${guestFiles}assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  return app
}

/** Scripts, styles and pictures come from us; nothing is inline and nobody may frame us. */
function policy(publicUrl: string | undefined): Record<string, string[]> {
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
    ...(publicUrl?.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  }
}

async function builtAt(): Promise<Date> {
  const built = await stat(`${guestFiles}index.html`).catch(() => undefined)
  return built?.mtime ?? new Date(0)
}
