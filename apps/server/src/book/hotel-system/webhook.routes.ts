import { SIGNATURE_HEADER, webhookBody } from '@foyer/contract/hotel-system.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { signAnswer, unsignableReason, unsignedReason } from '../../outside/hotel-system/signature.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { toWrongFields } from '../../platform/http/answer-problems.ts'
import { applyEvents } from './apply-events.ts'
import { recordPush } from './hotel-system.store.ts'
import type { HotelSystems } from './hotel-systems.ts'

interface WebhookRoutesDependencies {
  readonly db: Database
  readonly systems: HotelSystems
  readonly changes: Changes
  readonly now: () => Date
}

const MAX_BYTES = 8_000_000

/** Where a hotel's system pushes events. No page calls this: only the signature counts. */
export function webhookRoutes(app: FastifyInstance, { db, systems, changes, now }: WebhookRoutesDependencies): void {
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
          const hotelId = Number(request.params.hotel)
          const known = Number.isSafeInteger(hotelId) ? await systems.of(hotelId) : undefined
          const header = String(request.headers[SIGNATURE_HEADER] ?? '')
          const wrong = known ? unsignableReason(header, now()) : 'wrong'
          if (wrong) return reply.code(401).send({ why: `the signature is ${wrong}` })
          app.uploads.admit(request, MAX_BYTES)
        },
      },
      async (request, reply) => {
        const hotelId = Number(request.params.hotel)
        const known = Number.isSafeInteger(hotelId) ? await systems.of(hotelId) : undefined
        const body = typeof request.body === 'string' ? request.body : ''
        const header = String(request.headers[SIGNATURE_HEADER] ?? '')
        const signed = { method: 'POST', path: request.url, body }
        // A hotel without a system, and an unknown hotel, look like a wrong signature.
        const wrong = known ? unsignedReason(known.secret, signed, { header, now: now() }) : 'wrong'
        if (!known || wrong) return reply.code(401).send({ why: `the signature is ${wrong}` })
        const parsed = z.safeParse(webhookBody, parseJson(body))
        if (!parsed.success) throw toWrongFields(parsed.error)
        const taken = await applyEvents({ db, changes }, known.hotel, parsed.data.events)
        await db.inHotel(hotelId, (tx) => recordPush(tx, hotelId))
        const answer = JSON.stringify(taken)
        return reply
          .type('application/json')
          .header(SIGNATURE_HEADER, signAnswer(known.secret, header, { status: 200, body: answer }))
          .send(answer)
      },
    )
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('unreadableBody')
  }
}
