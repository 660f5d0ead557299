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
  /** Absent: to the standard output. */
  readonly logTo?: { write(line: string): void } | undefined
  readonly isSecure: boolean
  /** Who may say where a request comes from; absent: nobody. */
  readonly trustProxy?: readonly string[]
  readonly publicUrl?: string | undefined
  /** Who may read figures and the description of calls; absent: this machine. */
  readonly operators?: readonly string[]
  /** Hears that the database had no room for what was to be saved. */
  readonly onDiskFull?: () => void
  /** Which offers of another protocol are taken up. */
  readonly takesUpgrade: (request: IncomingMessage) => boolean
  /** Everything that can be asked here, as OpenAPI. Asked for once, when somebody reads it. */
  readonly describe?: () => object
  /** Milliseconds that only grow; absent: those of the machine. */
  readonly now?: () => number
}

/** The longest that a whole request may take to arrive; `open-uploads.ts` is stricter with most bodies. */
const RECEIVE_MS = 65_000
/** Headers come in one piece, unless somebody holds them back. */
const HEADERS_MS = 10_000
/** How often both are looked at. */
const LOOK_MS = 1_000
/** Longer than the beats of whatever stays open. */
const SILENCE_MS = 90_000

/** How requests are read and answered, whatever they ask for. */
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
    // An allow-list: addresses and bodies hold names and reservation numbers.
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
