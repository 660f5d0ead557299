import { randomBytes } from 'node:crypto'
import { SIGNATURE_HEADER, webhookBody } from '@foyer/contract/hotel-system.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { signAnswer, unsignableReason, unsignedReason } from '../../outside/hotel-system/own-protocol/signature.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { toWrongFields } from '../../platform/http/answer-problems.ts'
import { recordRequestHotel } from '../../platform/log/request-hotel.ts'
import { applyEvents } from './apply-events.ts'
import { describeIssue } from './describe-issue.ts'
import { recordPush } from './hotel-system.store.ts'
import type { HotelSystems, KnownSystem } from './hotel-systems.ts'

interface WebhookRoutesDependencies {
  readonly db: Database
  readonly systems: HotelSystems
  readonly changes: Changes
  readonly now: () => Date
}

const MAX_BYTES = 8_000_000

interface PushingSystem {
  readonly hotel: KnownSystem['hotel']
  readonly secret: string
}

type ToHotel = FastifyRequest<{ Params: { hotel: string } }>

/** Where a hotel's system pushes events. No page calls this: only the signature counts. */
export function webhookRoutes(app: FastifyInstance, { db, systems, changes, now }: WebhookRoutesDependencies): void {
  const callers = new WeakMap<FastifyRequest, PushingSystem>()
  // Signs answers about unknown hotels, which then look like those about a wrong signature.
  const unknownSecret = randomBytes(32).toString('hex')

  /** Every answer is signed, also the refusals. */
  async function identify(request: ToHotel, reply: FastifyReply): Promise<PushingSystem | undefined> {
    const hotelId = Number(request.params.hotel)
    const found = Number.isSafeInteger(hotelId) ? await systems.of(hotelId) : undefined
    // A system that pushes no signed events looks like no system at all.
    const secret = found?.system.eventSecret
    const known = found && secret ? { hotel: found.hotel, secret } : undefined
    if (known) {
      callers.set(request, known)
      recordRequestHotel(request, known.hotel.id)
    }
    reply.type('application/json; charset=utf-8').serializer((answer) => {
      const body = JSON.stringify(answer)
      const signed = { status: reply.statusCode, body }
      reply.header(SIGNATURE_HEADER, signAnswer(known?.secret ?? unknownSecret, readHeader(request), signed))
      return body
    })
    return known
  }

  app.register(async (context) => {
    // The signature covers the bytes, so they are stored unparsed.
    context.removeAllContentTypeParsers()
    context.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    context.post<{ Params: { hotel: string } }>(
      '/api/hotel-system/:hotel/events/',
      {
        bodyLimit: MAX_BYTES,
        schema: { hide: true },
        // The body has to be read before its signature is checked; callers who can't have signed
        // anything are rejected before.
        onRequest: async (request, reply) => {
          const known = await identify(request, reply)
          const wrong = known ? unsignableReason(readHeader(request), now()) : 'wrong'
          if (wrong) return reply.code(401).send({ why: `the signature is ${wrong}` })
          app.uploads.admit(request, MAX_BYTES)
        },
      },
      async (request, reply) => {
        const known = callers.get(request)
        const body = typeof request.body === 'string' ? request.body : ''
        const signed = { method: 'POST', path: request.url, body }
        // A hotel without a system, and an unknown hotel, look like a wrong signature.
        const wrong = known
          ? unsignedReason(known.secret, signed, { header: readHeader(request), now: now() })
          : 'wrong'
        if (!known || wrong) return reply.code(401).send({ why: `the signature is ${wrong}` })
        const said = parseJson(body)
        if (said === undefined)
          return reply.code(400).send({ problem: 'unreadableBody', why: 'the body is not valid JSON' })
        const parsed = z.safeParse(webhookBody, said)
        if (!parsed.success) {
          const { code: problem, issues } = toWrongFields(parsed.error)
          return reply.code(400).send({ problem, why: describeIssue(parsed.error.issues[0], said), issues })
        }
        const answer = await applyEvents({ db, changes }, known.hotel, parsed.data.events)
        await db.inHotel(known.hotel.id, (tx) => recordPush(tx, known.hotel.id))
        return reply.send(answer)
      },
    )

    // Another address or method: the same answer as everywhere, but signed.
    context.all<{ Params: { hotel: string } }>(
      '/api/hotel-system/:hotel/*',
      {
        schema: { hide: true },
        onRequest: async (request, reply) => {
          await identify(request, reply)
          return reply.code(404).send({ problem: 'notFound', why: 'there is no such address' })
        },
      },
      // Required by Fastify; the hook has answered, before a body is read.
      async (_request, reply) => reply,
    )
  })
}

const readHeader = ({ headers }: FastifyRequest) => String(headers[SIGNATURE_HEADER] ?? '')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
