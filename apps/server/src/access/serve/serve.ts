import { headers } from '@foyer/contract/headers.ts'
import type { Needs } from '@foyer/contract/needs.ts'
import { type AnyCall, type Call, type Caller, DEFAULT_MAX_BYTES } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { checkOrigin } from '../../platform/http/origin.ts'
import { readForm } from '../../platform/http/read-form.ts'
import type { DescribedAddress } from '../describe/describe-calls.ts'
import { type IntentDependencies, registerKind } from '../intent/execute-intent.ts'
import { assertStrongProof, getNeeds } from '../proof/assert-strong-proof.ts'
import { assertInServiceOrBegun } from '../visit/in-service.ts'
import type { Visit } from '../visit/visit.ts'
import type { SealedVisit } from '../visit/visit-cookie.ts'
import type { SetVisitCookie } from '../visit/visit-cookies.ts'
import type { Visits } from '../visit/visits.ts'
import { answerOnce } from './answer-once.ts'
import { type CallInput, parseCallInput, type Schema } from './call-input.ts'
import { createVisitKey } from './claim-keys.ts'
import { encodeOutsideCall } from './encode-outside-call.ts'
import { readIdempotencyKey, toKeyedCall } from './keyed-call.ts'
import type { OutsideCall } from './outside-call.ts'
import { requestOutside } from './request-outside.ts'
import { createKeyClaim } from './visit-key.store.ts'

interface AnswerFile {
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

type VisitHandler<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, First> = (
  asked: CallInput<P, Q, B>,
  visit: Visit,
  /** What `first` returned. */
  found: First | undefined,
) => Promise<z.output<R>>

type Handler<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = (
  asked: CallInput<P, Q, B>,
) => Promise<z.output<R>>

interface ServeOptions<Input, First> {
  readonly allowEnded?: boolean
  readonly allowOutOfService?: boolean
  /** Queries an external system before the visit's transaction, for any caller. */
  readonly first?: (asked: Input) => Promise<First | undefined>
}

/**
 * Credentials that a request needs before its body is read, by kind of caller. Whether they are
 * still valid is checked in the database. Returns the visit or session if the request proves that
 * we issued it.
 */
export type Proofs = Readonly<Record<Caller, (request: FastifyRequest, call: AnyCall) => string | undefined>>

type AnyAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface ServedCall {
  readonly call: AnyCall
  readonly answer: AnyAnswer
}

interface CallsDependencies {
  readonly visits: Visits
  readonly proofs: Proofs
  readonly publicUrl: string | undefined
  readonly intents: IntentDependencies
  readonly setVisitCookie: SetVisitCookie
}

/**
 * Turns calls of the contract into routes. Calls that share an address are one route, distinguished
 * by the body's key.
 */
export class Calls {
  readonly #routes = new Map<string, Map<string | undefined, ServedCall>>()
  readonly #visits: Visits
  readonly #publicUrl: string | undefined
  readonly #intents: IntentDependencies
  readonly #proofs: Proofs
  readonly #giveVisit: SetVisitCookie

  constructor({ visits, proofs, publicUrl, intents, setVisitCookie }: CallsDependencies) {
    this.#visits = visits
    this.#proofs = proofs
    this.#publicUrl = publicUrl
    this.#intents = intents
    this.#giveVisit = setVisitCookie
  }

  /**
   * A call of a served page: requires visit and proof, runs the work in one transaction, and
   * applies changes once per key.
   */
  serve<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, First = void>(
    call: Call<P, Q, B, R>,
    handler: VisitHandler<P, Q, B, R, First>,
    { allowEnded = false, allowOutOfService = allowEnded, first }: ServeOptions<CallInput<P, Q, B>, First> = {},
  ): void {
    const needed = getNeeds(call)
    this.#add(call, async (request, reply) => {
      const asked = parseCallInput(call, request, reply)
      const found = await first?.(asked)
      const renewed: SealedVisit[] = []
      const key = call.changes ? readIdempotencyKey(request) : undefined
      const once = key === undefined ? undefined : await toKeyedCall(call, key, asked)
      // An ended visit can't claim a key.
      const behind = once && !allowEnded ? createKeyClaim(once) : undefined
      const answer = await this.#visits.during(request, { allowEnded, behind }, async (visit, taken) => {
        const work = async () => {
          if (call.changes && !allowOutOfService) await assertInServiceOrBegun(visit)
          assertStrongProof(visit, needed, asked)
          const answered = z.encode(call.reply, await handler(asked, visit, found)) as object
          if (visit.renewal.visit) renewed.push(visit.renewal.visit)
          return answered
        }
        return once && !visit.ended ? answerOnce(visit, once, work, taken) : work()
      })
      if (call.changes) this.#intents.changed(Number(request.headers[headers.hotelId]))
      for (const visit of renewed) this.#giveVisit(reply, readPageHeaders(request), visit)
      return answer
    })
  }

  /**
   * The same for a call with an external effect: no transaction is open during the external
   * request.
   */
  serveOutside<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, Detail extends object, Said>(
    call: Call<P, Q, B, R>,
    outside: OutsideCall<CallInput<P, Q, B>, Detail, Said, z.output<R> & object>,
    needed: Needs<CallInput<P, Q, B>> = getNeeds(call),
  ): void {
    const onWire = encodeOutsideCall(call, outside)
    const served: typeof onWire = {
      ...onWire,
      async claim(asked, visit) {
        await assertInServiceOrBegun(visit)
        assertStrongProof(visit, needed, asked)
        return onWire.claim(asked, visit)
      },
    }
    registerKind(this.#intents, served)
    this.#add(call, async (request, reply) => {
      const asked = parseCallInput(call, request, reply)
      const key = await createVisitKey(call, asked)
      return requestOutside(this.#intents, (work) => this.#visits.during(request, { allowEnded: false }, work), {
        outside: served,
        key,
        asked,
      })
    })
  }

  /** A call of a served page that is answered with a file to download. */
  serveFile<P extends Schema, Q extends Schema, B extends Schema>(
    call: Call<P, Q, B, Schema>,
    handler: (asked: CallInput<P, Q, B>, visit: Visit) => Promise<AnswerFile>,
  ): void {
    const needed = getNeeds(call)
    this.#add(call, async (request, reply) => {
      const asked = parseCallInput(call, request, reply)
      const file = await this.#visits.during(request, { allowEnded: false }, async (visit) => {
        assertStrongProof(visit, needed, asked)
        return handler(asked, visit)
      })
      return reply
        .type(file.type)
        .header('content-disposition', `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '_')}"`)
        .send(file.content)
    })
  }

  /** A public call without visit or session: versions, a sign-in, a hub with its pairing code. */
  serveAnyone<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    handler: Handler<P, Q, B, R>,
  ): void {
    if (call.by !== 'anyone') throw new Error(`${call.name} is not for anyone`)
    this.#serveDecoded(call, handler)
  }

  /**
   * A call whose handler enters the visit or session itself, because something slow comes before or
   * between its transactions: hashing a password, or a query to an external system. That the
   * request has credentials is checked before its body is read.
   */
  serveInSteps<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    handler: Handler<P, Q, B, R>,
  ): void {
    if (call.by === 'anyone') throw new Error(`${call.name} is for anyone`)
    this.#serveDecoded(call, handler)
  }

  /** The same for an answer that is already encoded. */
  serveEncoded<P extends Schema, Q extends Schema, B extends Schema>(
    call: Call<P, Q, B, Schema>,
    handler: (asked: CallInput<P, Q, B>) => Promise<object>,
  ): void {
    if (call.by === 'anyone') throw new Error(`${call.name} is for anyone`)
    this.#add(call, (request, reply) => handler(parseCallInput(call, request, reply)))
  }

  /** Registers all routes; throws at startup if a call of the contract has no handler. */
  register(app: FastifyInstance, all: readonly AnyCall[]): void {
    const unserved = all.filter((call) => !this.#routes.get(toAddress(call))?.has(call.variant))
    if (unserved.length > 0) throw new Error(`No handler serves ${unserved.map(({ name }) => name).join(', ')}.`)
    for (const variants of this.#routes.values()) {
      const all = [...variants.values()].map(({ call }) => call)
      const first = [...variants.values()][0]
      if (!first) continue
      const highest = (limit: 'maxBytes' | 'maxValues' | 'maxTextBytes') => Math.max(...all.map((call) => call[limit]))
      const maxBytes = highest('maxBytes')
      const needsFinding = maxBytes > DEFAULT_MAX_BYTES && all.every(isAboutFound)
      app.route({
        // One route for both: Fastify would add a second one for HEAD, with separate hooks.
        method: first.call.method === 'GET' ? ['GET', 'HEAD'] : first.call.method,
        url: toFastifyPath(first.call.path),
        bodyLimit: maxBytes,
        config: { maxValues: highest('maxValues'), maxTextBytes: highest('maxTextBytes') },
        schema: { hide: true },
        // Runs before the body is read. Parsing a large one takes milliseconds, so that a page that
        // has found no reservation is refused before it.
        onRequest: async (request) => {
          checkOrigin(request, this.#publicUrl)
          if (request.method === 'POST' && !request.headers['content-type']) throw new Problem('notJson')
          const caller = this.#proofs[first.call.by](request, first.call)
          app.uploads.admit(request, maxBytes, caller)
          if (caller !== undefined) app.callerTurns.recognize(request, caller)
          if (needsFinding && isLarge(request))
            await this.#visits.assertFound(request, (work) => app.callerTurns.run(request, work))
        },
        preHandler: (request) => readForm(first.call, request),
        handler: (request, reply) => {
          const found =
            variants.get(undefined) ?? [...variants].find(([key]) => key && hasBodyKey(request.body, key))?.[1]
          if (!found) throw new Problem('badInput', `one of ${[...variants.keys()].join(', ')} is needed`)
          return found.answer(request, reply)
        },
      })
    }
  }

  /** Every address, for the API description. */
  get addresses(): readonly DescribedAddress[] {
    return [...this.#routes.values()].map((variants) => ({ calls: [...variants.values()].map(({ call }) => call) }))
  }

  #serveDecoded<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    handler: Handler<P, Q, B, R>,
  ): void {
    this.#add(call, async (request, reply) => z.encode(call.reply, await handler(parseCallInput(call, request, reply))))
  }

  #add(call: AnyCall, answer: AnyAnswer): void {
    const variants = this.#routes.get(toAddress(call)) ?? new Map()
    if (variants.has(call.variant)) throw new Error(`${call.name} is served twice`)
    this.#routes.set(toAddress(call), variants.set(call.variant, { call, answer }))
  }
}

/** Whether only visits that have found a reservation may call it. */
function isAboutFound(call: AnyCall): boolean {
  if (call.by !== 'visit') return false
  const needed = getNeeds(call)
  return typeof needed !== 'string' && !('every' in needed)
}

function isLarge({ headers: sent }: FastifyRequest): boolean {
  return sent['transfer-encoding'] !== undefined || Number(sent['content-length'] ?? 0) > DEFAULT_MAX_BYTES
}

function readPageHeaders({ headers: sent }: FastifyRequest): { hotelId: number; appKey: string } {
  return { hotelId: Number(sent[headers.hotelId]), appKey: String(sent[headers.appKey] ?? '') }
}

function toAddress(call: AnyCall): string {
  return `${call.method} ${call.path}`
}

function toFastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function hasBodyKey(body: unknown, key: string): boolean {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, key)
}
