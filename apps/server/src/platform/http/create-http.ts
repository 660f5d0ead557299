import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { DEFAULT_MAX_BYTES } from '@foyer/contract/wire/call.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { createSeldomLog } from '../log/log-seldom.ts'
import { RequestLog } from '../log/request-log.ts'
import { answerInTime } from './answer-in-time.ts'
import { answerProblem, answerProblems } from './answer-problems.ts'
import { giveCallersTurns } from './caller-turns.ts'
import { createNetworkReader } from './client-network.ts'
import { compressAnswers } from './compress-answers.ts'
import { registerDrain } from './drain-http.ts'
import { nameCookiesForHost } from './host-cookies.ts'
import { createHttpServer } from './http-server.ts'
import { rejectOtherHosts } from './known-hosts.ts'
import { restrictToOperators } from './operators.ts'
import { denyPermissions } from './permissions.ts'
import { registerFormParser } from './read-form.ts'
import { registerJsonParser } from './read-json.ts'
import { registerPictureParser } from './read-picture.ts'
import { sendSafeHeaders } from './safe-headers.ts'
import { giveUpgradesTurns } from './upgrade-turns.ts'
import { watchUploads } from './watch-uploads.ts'

interface HttpSettings {
  readonly logLevel: string
  /** If absent, standard output. */
  readonly logTo?: { write(line: string): void } | undefined
  readonly isSecure: boolean
  /** Proxies that may report a client's address; if absent, none. */
  readonly trustProxy?: readonly string[]
  readonly publicUrl?: string | undefined
  /** Addresses that may read metrics and the API description; if absent, only this machine. */
  readonly operators?: readonly string[]
  /** Called when the database had no disk space for a write. */
  readonly onDiskFull?: () => void
  /** Which upgrade requests are accepted. */
  readonly acceptsUpgrade: (request: IncomingMessage) => boolean
  /** The OpenAPI description. Computed once, on first use. */
  readonly describe?: () => object
  /** Monotonic milliseconds; if absent, the machine's. */
  readonly now?: () => number
  /** The network of an address, which has its turn; if absent, each address has its own. */
  readonly getNetwork?: (address: string) => string
  /** If absent, as many as a hotel needs. */
  readonly maxConnections?: number
}

/** How long a whole request may take to arrive; `open-uploads.ts` is stricter with most bodies. */
const RECEIVE_TIMEOUT_MS = 65_000
/** Headers arrive in one piece unless they are held back deliberately. */
const HEADERS_TIMEOUT_MS = 10_000
/** How often both are checked. */
const CHECK_INTERVAL_MS = 1_000
/** Longer than the heartbeat of any connection that stays open. */
const SILENCE_TIMEOUT_MS = 90_000

/** How requests are read and answered, whatever they are for. */
export async function createHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const { logLevel, logTo, isSecure, onDiskFull, acceptsUpgrade, now, trustProxy = [], publicUrl } = settings
  const {
    operators = ['loopback'],
    describe = () => ({}),
    maxConnections,
    getNetwork = (address) => address,
  } = settings
  const logRefused = createSeldomLog(
    (counted) => app.log.error(counted, 'too many requests wait, some are refused'),
    now,
  )
  const turns = {
    getNetwork: createNetworkReader(trustProxy, getNetwork),
    onRefused: () => logRefused({}),
    maxConnections,
  }
  const logController = new RequestLog()
  const app = fastify({
    bodyLimit: DEFAULT_MAX_BYTES,
    requestTimeout: RECEIVE_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    // A busy machine may take longer to start than Fastify allows, which would end the start. The timers
    // of all routes are a sixth of what building them takes.
    pluginTimeout: 0,
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    serverFactory: (answer, options) => createHttpServer(answer, options, turns),
    http: {
      shouldUpgradeCallback: acceptsUpgrade,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    logController,
    // Several processes may write to one log.
    genReqId: () => randomUUID(),
    logger: {
      level: logLevel,
      formatters: { level: (label) => ({ level: label }) },
      ...(logTo && { stream: logTo }),
      // Addresses contain names and reservation numbers.
      serializers: { req: (request) => ({ method: request.method, route: request.routeOptions.url }) },
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors(error, request, reply) {
      answerProblem(error, request, reply)
      // Fastify doesn't log requests that reach no route.
      logController.requestCompleted(null, request, reply)
    },
  })
  answerProblems(app, { onDiskFull, now })
  sendSafeHeaders(app, isSecure)
  answerInTime(app, now)
  registerDrain(app)
  rejectOtherHosts(app, publicUrl)
  restrictToOperators(app, operators, trustProxy.length > 0)
  watchUploads(app, now)
  giveCallersTurns(app, turns.getNetwork, now)
  giveUpgradesTurns(app, turns.getNetwork)
  registerJsonParser(app)
  registerPictureParser(app)
  await registerFormParser(app)
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)

  await app.register(fastifyCookie)
  if (isSecure) nameCookiesForHost(app)
  await app.register(fastifySwagger, { openapi: { openapi: '3.1.1' }, transformObject: describe })
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  denyPermissions(app)
  compressAnswers(app)
  return app
}
