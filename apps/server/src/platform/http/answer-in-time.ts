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

/**
 * Nobody waits for ever: whoever has no answer by then is told to come back, and one that got stuck half way is cut off. Looked after for all of
 * them at once: a timer and a signal for each request, which hardly any ever needs, cost more than the router and the cookies.
 */
export function answerInTime(app: FastifyInstance, now = () => performance.now()): void {
  /** Oldest first. */
  const open = new Map<FastifyReply, number>()
  const look = () => {
    for (const [reply, since] of open) {
      if (now() - since < ANSWER_MS) return
      open.delete(reply)
      end(reply)
    }
  }
  app.decorate('lookAtAnswers', look)
  const timer = setInterval(look, LOOK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', (_request, reply, done) => {
    open.set(reply, now())
    reply.raw.once('close', () => open.delete(reply))
    done()
  })
}

/** What stays open on purpose is nobody's answer any more: `reply.sent` is true of it. */
function end(reply: FastifyReply): void {
  if (reply.sent) return
  if (reply.raw.headersSent) reply.raw.destroy()
  else reply.send(new Problem('unavailable', 'this took too long'))
}
