import type { IncomingMessage } from 'node:http'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Requests of one caller in progress at once: a page rarely sends more. */
export const MAX_IN_PROGRESS = 4
/** Requests of one caller that wait; the next is asked to retry. */
export const MAX_WAITING_PER_CALLER = 500
/** After this a request waits for a terminal or another system, and the next one may start. */
export const MAX_COUNTED_MS = 250

declare module 'fastify' {
  interface FastifyInstance {
    readonly callerTurns: {
      /** The visit or session that sends this request; for others their network and the route. */
      getName(request: FastifyRequest): string
      /** The visit or session that sends this request. */
      recognize(request: FastifyRequest, caller: string): void
      /** Work before the body is received, in a turn of its own. */
      run(request: FastifyRequest, work: () => Promise<void>): Promise<void>
    }
  }
}

interface Turn {
  readonly since: number
}

interface Caller {
  /** Oldest first. */
  readonly inProgress: Set<Turn>
  readonly waiting: ((turn: Turn) => void)[]
  timer?: NodeJS.Timeout | undefined
}

export interface CallerTurns {
  /** A promise if too many of this caller are in progress. */
  enter(name: string): Turn | Promise<Turn>
  leave(name: string, turn: Turn): void
}

/** A few requests of each caller are in progress at a time, in the order in which they came. */
export function createCallerTurns(now: () => number): CallerTurns {
  const callers = new Map<string, Caller>()

  const findOldest = ({ inProgress }: Caller): Turn | undefined => inProgress.values().next().value

  function begin({ inProgress }: Caller): Turn {
    const turn = { since: now() }
    inProgress.add(turn)
    return turn
  }

  function startWaiting(name: string, caller: Caller): void {
    for (let oldest = findOldest(caller); oldest && now() - oldest.since >= MAX_COUNTED_MS; oldest = findOldest(caller))
      caller.inProgress.delete(oldest)
    while (caller.inProgress.size < MAX_IN_PROGRESS && caller.waiting.length > 0)
      caller.waiting.shift()?.(begin(caller))
    clearTimeout(caller.timer)
    caller.timer = undefined
    const oldest = findOldest(caller)
    if (!oldest) callers.delete(name)
    else if (caller.waiting.length > 0) {
      // Time passes between the comparison above and here.
      const rest = Math.max(1, oldest.since + MAX_COUNTED_MS - now())
      caller.timer = setTimeout(startWaiting, rest, name, caller).unref()
    }
  }

  return {
    enter(name) {
      const caller = callers.get(name) ?? { inProgress: new Set(), waiting: [] }
      callers.set(name, caller)
      if (caller.inProgress.size < MAX_IN_PROGRESS) return begin(caller)
      if (caller.waiting.length >= MAX_WAITING_PER_CALLER) throw new Problem('unavailable', 'too many requests at once')
      return new Promise((resolve) => {
        caller.waiting.push(resolve)
        if (!caller.timer) startWaiting(name, caller)
      })
    },
    leave(name, turn) {
      const caller = callers.get(name)
      if (caller?.inProgress.delete(turn)) startWaiting(name, caller)
    },
  }
}

/**
 * A caller who sends many requests at once delays themselves and not the others, who need the same
 * database connections. Callers without a visit or session are one for each network and route. A
 * body is received before its turn: one that arrives slowly delays nothing else.
 */
export function giveCallersTurns(
  app: FastifyInstance,
  getNetwork: (request: IncomingMessage) => string,
  now: () => number = () => performance.now(),
): void {
  const turns = createCallerTurns(now)
  const recognized = new WeakMap<IncomingMessage, string>()
  const leave = new WeakMap<IncomingMessage, () => void>()
  const getName = ({ raw, routeOptions }: FastifyRequest) =>
    recognized.get(raw) ?? `${getNetwork(raw)} ${routeOptions.url}`

  app.decorate('callerTurns', {
    getName,
    recognize: ({ raw }, caller) => void recognized.set(raw, caller),
    async run(request, work) {
      const name = getName(request)
      const turn = await turns.enter(name)
      await work().finally(() => turns.leave(name, turn))
    },
  })
  app.addHook('preValidation', (request, reply, done) => {
    const { raw } = request
    const name = getName(request)
    let isClosed = false
    const start = (turn: Turn) => {
      leave.set(raw, () => turns.leave(name, turn))
      // A client that has hung up needs no answer.
      if (isClosed) turns.leave(name, turn)
      else done()
    }
    reply.raw.once('close', () => {
      isClosed = true
      leave.get(raw)?.()
    })
    const entered = turns.enter(name)
    if (entered instanceof Promise) entered.then(start)
    else start(entered)
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave.get(request.raw)?.()
    done(null, payload)
  })
}
