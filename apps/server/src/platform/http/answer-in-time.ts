import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Longer than two external requests, and than any work may hold a database connection. */
const ANSWER_TIMEOUT_MS = 45_000
const POLL_INTERVAL_MS = 1_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends answers that have taken too long; runs every second. */
    lookAtAnswers(): void
  }
}

interface OpenAnswer {
  readonly since: number
  /** Bytes sent on its connection so far. */
  readonly sent: number
}

/**
 * Limits how long a client waits: without an answer by then it is asked to retry, and an answer
 * stuck half way is cut off; one that is merely slow, as to a phone with poor reception, is left
 * alone. One timer checks all requests: a timer and a signal for each, which hardly any needs, cost
 * more than the router and the cookies.
 */
export function answerInTime(app: FastifyInstance, now = () => performance.now()): void {
  /** Oldest first. */
  const open = new Map<FastifyReply, OpenAnswer>()
  const look = () => {
    for (const [reply, { since, sent }] of open) {
      if (now() - since < ANSWER_TIMEOUT_MS) return
      open.delete(reply)
      if (isMoving(reply, sent)) open.set(reply, { since: now(), sent: getBytesSent(reply) })
      else endReply(reply)
    }
  }
  app.decorate('lookAtAnswers', look)
  const timer = setInterval(look, POLL_INTERVAL_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', (_request, reply, done) => {
    open.set(reply, { since: now(), sent: getBytesSent(reply) })
    reply.raw.once('close', () => open.delete(reply))
    done()
  })
}

const getBytesSent = ({ raw }: FastifyReply): number => raw.socket?.bytesWritten ?? 0

const isMoving = (reply: FastifyReply, sent: number): boolean =>
  !reply.sent && reply.raw.headersSent && getBytesSent(reply) > sent

/** Skips responses that stay open on purpose: their `reply.sent` is true. */
function endReply(reply: FastifyReply): void {
  if (reply.sent) return
  if (reply.raw.headersSent) reply.raw.destroy()
  else reply.send(new Problem('unavailable', 'this took too long'))
}
