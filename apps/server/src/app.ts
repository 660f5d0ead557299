import { stat } from 'node:fs/promises'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { calls as allCalls } from '@foyer/contract/calls.ts'
import { staffCalls } from '@foyer/contract/staff/calls.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { accountRoutes } from './account/account.routes.ts'
import { accountService } from './account/account.service.ts'
import { closeAccountRoutes } from './account/close.routes.ts'
import { accountRecoveryRoutes } from './account/recovery.routes.ts'
import { accountSessionRoutes } from './account/session.routes.ts'
import { bookingRoutes } from './booking/booking.routes.ts'
import { bookingService } from './booking/booking.service.ts'
import { checkinLogRoutes } from './checkin-log/checkin-log.routes.ts'
import type { Database } from './database/open-database.ts'
import { deviceRoutes } from './device/device.routes.ts'
import { deviceAdminRoutes } from './device-admin/device-admin.routes.ts'
import { documentRoutes } from './document/document.routes.ts'
import { consentService } from './face/consent.service.ts'
import { faceRoutes } from './face/face.routes.ts'
import { faceService } from './face/face.service.ts'
import { hotelRoutes } from './hotel/hotel.routes.ts'
import { answerProblem, answerProblems } from './http/answer-problems.ts'
import { refusePermissions } from './http/permissions.ts'
import { readForms } from './http/read-form.ts'
import { readJson } from './http/read-json.ts'
import { readPictures } from './http/read-picture.ts'
import { Calls } from './http/serve.ts'
import { hubRoutes } from './hub/hub.routes.ts'
import { informationRoutes } from './information/information.routes.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { operationsRoutes } from './operations/operations.routes.ts'
import type { DocumentReader } from './outside/document-reader/document-reader.ts'
import { noReader } from './outside/document-reader/no-reader.ts'
import { chooseFaceMatcher } from './outside/face-matcher/choose-face-matcher.ts'
import type { ChooseFaceMatcher } from './outside/face-matcher/face-matcher.ts'
import { keptMailer } from './outside/mailer/kept-mailer.ts'
import type { Mailer } from './outside/mailer/mailer.ts'
import { embeddedPms } from './outside/pms/embedded-pms.ts'
import { withFallback } from './outside/postal-codes/choose-postal-codes.ts'
import { keptPostalCodes } from './outside/postal-codes/kept-postal-codes.ts'
import type { PostalCodes } from './outside/postal-codes/postal-codes.ts'
import { postalCodeRoutes } from './postal-codes/postal-codes.routes.ts'
import { preCheckinRoutes } from './pre-checkin/pre-checkin.routes.ts'
import { preCheckinService } from './pre-checkin/pre-checkin.service.ts'
import { qrRoutes } from './qr/qr.routes.ts'
import { ratingRoutes } from './rating/rating.routes.ts'
import { frontDeskRoutes, isFrontDesk } from './realtime/front-desk.routes.ts'
import { postgresChanges } from './realtime/postgres-changes.ts'
import { reservationRoutes } from './reservation/reservation.routes.ts'
import { reservationService } from './reservation/reservation.service.ts'
import { flagRoutes } from './select/flags.ts'
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
  /** Absent: documents are not read out of pictures. */
  readonly documentReader?: DocumentReader
  /** Absent: faces are compared by nobody, but for the demo. */
  readonly faceMatcherFor?: ChooseFaceMatcher
  /** Absent: postal codes are those that we know ourselves. */
  readonly maps?: PostalCodes | undefined
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
  documentReader = noReader,
  faceMatcherFor = chooseFaceMatcher,
  maps,
  localUrl = 'http://localhost:8080',
}: AppParts): Promise<FastifyInstance> {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    http: { shouldUpgradeCallback: isFrontDesk },
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
  readPictures(app)
  await readForms(app)
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
  refusePermissions(app)

  const seal = visitSeal(await serverSecret(db, 'visit'))
  const sites = openSites(db, faceMatcherFor)
  const visits = openVisits({ db, sites, seal, now })
  const qrSecret = await serverSecret(db, 'qr')
  const reservations = reservationService({ openPms: embeddedPms, sites, qrSecret })
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
  deviceRoutes(calls, { db, sites, changes, secret: await serverSecret(db, 'device'), secureCookies: isSecure })
  deviceAdminRoutes(app, calls, { sites, changes })
  hubRoutes(calls, { db, publicUrl })
  frontDeskRoutes(app, { visits, changes, publicUrl })
  const accounts = accountService(reservations)
  reservationRoutes(calls, { reservations, accounts, seal, secureCookies: isSecure })
  const bookings = bookingService(reservations)
  bookingRoutes(calls, bookings, house.refusedArrival)
  accountSessionRoutes(calls, { db, visits, mails: house.mails, baseUrl: publicUrl ?? localUrl })
  accountRecoveryRoutes(calls, { db, visits, ...house, baseUrl: publicUrl ?? localUrl })
  closeAccountRoutes(calls, { db, visits, mails: house.mails })
  accountRoutes(calls, { accounts, mails: house.mails, baseUrl: publicUrl ?? localUrl })
  preCheckinRoutes(calls, preCheckinService({ reservations, bookings, sites }))
  faceRoutes(calls, consentService(reservations), faceService(reservations, faceMatcherFor))
  documentRoutes(calls, { reservations, reader: documentReader })
  summaryRoutes(calls, reservations)
  checkinLogRoutes(calls, reservations)
  trackingRoutes(calls, reservations)
  legalRoutes(calls)
  selectRoutes(calls)
  const kept = keptPostalCodes(db)
  const toldOfMaps = () => app.log.warn('the maps service did not answer')
  postalCodeRoutes(calls, { visits, postalCodes: maps ? withFallback(maps, kept, toldOfMaps) : kept })
  ratingRoutes(calls, reservations)
  qrRoutes(calls, { reservations, secret: qrSecret })
  hotelRoutes(calls)
  informationRoutes(calls)
  const builtAt = await whenBuilt()
  staticsRoutes(calls, builtAt)
  calls.register(app, [...allCalls, ...staffCalls])

  operationsRoutes(app, db)
  const readers = { document: documentReader.installed, face: false }
  siteRoutes(app, { db, sites, seal, page, builtAt, readers, secureCookies: isSecure })
  await flagRoutes(app)
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
