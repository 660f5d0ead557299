import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Longer than two questions to somebody outside, and than any piece of work may hold a connection of the database. */
const ANSWER_MS = 45_000
const LOOK_MS = 1_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers whoever has waited for too long; done every second. */
    lookAtAnswers(): void
  }
}

interface Open {
  readonly since: number
  /** By its connection until then, in bytes. */
  readonly sent: number
}

/**
 * Nobody waits for ever: whoever has no answer by then is told to come back, and one that got stuck half way is cut off; one that only
 * comes slowly, as to a phone at the edge of the network, is left alone. Looked after for all of
 * them at once: a timer and a signal for each request, which hardly any ever needs, cost more than the router and the cookies.
 */
export function answerInTime(app: FastifyInstance, now = () => performance.now()): void {
  /** Oldest first. */
  const open = new Map<FastifyReply, Open>()
  const look = () => {
    for (const [reply, { since, sent }] of open) {
      if (now() - since < ANSWER_MS) return
      open.delete(reply)
      if (isMoving(reply, sent)) open.set(reply, { since: now(), sent: sentBy(reply) })
      else end(reply)
    }
  }
  app.decorate('lookAtAnswers', look)
  const timer = setInterval(look, LOOK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', (_request, reply, done) => {
    open.set(reply, { since: now(), sent: sentBy(reply) })
    reply.raw.once('close', () => open.delete(reply))
    done()
  })
}

const sentBy = ({ raw }: FastifyReply): number => raw.socket?.bytesWritten ?? 0

const isMoving = (reply: FastifyReply, sent: number): boolean =>
  !reply.sent && reply.raw.headersSent && sentBy(reply) > sent

/** What stays open on purpose is nobody's answer any more: `reply.sent` is true of it. */
function end(reply: FastifyReply): void {
  if (reply.sent) return
  if (reply.raw.headersSent) reply.raw.destroy()
  else reply.send(new Problem('unavailable', 'this took too long'))
}
