import type { IncomingMessage } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { USUAL_BYTES } from '@foyer/contract/wire/call.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { answerInTime } from './answer-in-time.ts'
import { answerProblem, answerProblems } from './answer-problems.ts'
import { compressAnswers } from './compress-answers.ts'
import { nameCookiesForHost } from './host-cookies.ts'
import { httpServer } from './http-server.ts'
import { refuseOtherHosts } from './known-hosts.ts'
import { watchUploads } from './open-uploads.ts'
import { keepForOperators } from './operators.ts'
import { refusePermissions } from './permissions.ts'
import { readForms } from './read-form.ts'
import { readJson } from './read-json.ts'
import { readPictures } from './read-picture.ts'
import { sendSafeHeaders } from './safe-headers.ts'

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
  readonly takesUpgrade: (request: IncomingMessage) => boolean
  /** The OpenAPI description. Computed once, on first use. */
  readonly describe?: () => object
  /** Monotonic milliseconds; if absent, the machine's. */
  readonly now?: () => number
}

/** How long a whole request may take to arrive; `open-uploads.ts` is stricter with most bodies. */
const RECEIVE_MS = 65_000
/** Headers arrive in one piece unless they are held back deliberately. */
const HEADERS_MS = 10_000
/** How often both are checked. */
const LOOK_MS = 1_000
/** Longer than the heartbeat of any connection that stays open. */
const SILENCE_MS = 90_000

/** How requests are read and answered, whatever they are for. */
export async function openHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const { logLevel, logTo, isSecure, onDiskFull, takesUpgrade, now, trustProxy = [], publicUrl } = settings
  const { operators = ['loopback'], describe = () => ({}) } = settings
  const app = fastify({
    bodyLimit: USUAL_BYTES,
    requestTimeout: RECEIVE_MS,
    connectionTimeout: SILENCE_MS,
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    serverFactory: httpServer,
    http: { shouldUpgradeCallback: takesUpgrade, headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_MS },
    // An allow-list, because addresses and bodies contain names and reservation numbers.
    logger: {
      level: logLevel,
      ...(logTo && { stream: logTo }),
      serializers: { req: (request) => ({ method: request.method, route: request.routeOptions.url }) },
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: answerProblem,
  })
  answerProblems(app, onDiskFull)
  sendSafeHeaders(app, isSecure)
  answerInTime(app, now)
  refuseOtherHosts(app, publicUrl)
  keepForOperators(app, operators, trustProxy.length > 0)
  watchUploads(app, now)
  readJson(app)
  readPictures(app)
  await readForms(app)
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)

  await app.register(fastifyCookie)
  if (isSecure) nameCookiesForHost(app)
  await app.register(fastifySwagger, { openapi: { openapi: '3.1.1' }, transformObject: describe })
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  refusePermissions(app)
  compressAnswers(app)
  return app
}
