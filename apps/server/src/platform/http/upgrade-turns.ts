import type { IncomingMessage } from 'node:http'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'
import { createFairQueue } from './fair-queue.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly upgradeTurns: {
      /** Runs the work, which rejects to refuse a caller, when it is their network's turn. */
      run<Answer>(request: IncomingMessage, work: () => Promise<Answer>): Promise<Answer>
    }
  }
}

/** Authenticating takes a database connection, which guests need meanwhile. */
const MAX_IN_PROGRESS = 4
/** Screens of one hotel that reconnect at once need no more. */
export const MAX_PER_NETWORK = 2
/** Requests that wait; the next is asked to retry. */
export const MAX_WAITING_UPGRADES = 500
/** After a refusal: a network that guesses keys gets fifty answers a second. */
export const REFUSED_PAUSE_MS = 40

interface Waiting {
  readonly network: string
  /** Never rejects; whether the caller was refused. */
  readonly start: () => Promise<boolean>
  readonly reject: (problem: Problem) => void
}

export interface UpgradeTurns {
  /** Runs the work, which rejects to refuse a caller, when it is its network's turn. */
  run<Answer>(network: string, work: () => Promise<Answer>): Promise<Answer>
  /** Refuses those who wait, and those who come later. */
  stop(): void
}

/**
 * Requests to stay connected are authenticated one in each turn of the event loop and a few at a
 * time: each network has its turns, so that one that guesses keys delays only itself. A right key is
 * accepted however many others were wrong.
 */
export function createUpgradeTurns(): UpgradeTurns {
  const waiting = createFairQueue<Waiting>(MAX_WAITING_UPGRADES)
  /** Of each network, those in progress and those that were refused a moment ago. */
  const taken = new Map<string, number>()
  const pauses = new Set<NodeJS.Timeout>()
  let inProgress = 0
  let isScheduled = false
  let isStopped = false

  function schedule(): void {
    if (isScheduled || waiting.size === 0) return
    isScheduled = true
    setImmediate(startNext)
  }

  function startNext(): void {
    isScheduled = false
    if (inProgress >= MAX_IN_PROGRESS) return
    const next = waiting.take((network) => (taken.get(network) ?? 0) < MAX_PER_NETWORK)
    if (!next) return
    begin(next)
    schedule()
  }

  function begin({ network, start }: Waiting): void {
    inProgress += 1
    taken.set(network, (taken.get(network) ?? 0) + 1)
    start().then((isRefused) => {
      inProgress -= 1
      if (isRefused) pause(network)
      else release(network)
      schedule()
    })
  }

  function pause(network: string): void {
    const timer = setTimeout(() => {
      pauses.delete(timer)
      release(network)
      schedule()
    }, REFUSED_PAUSE_MS)
    pauses.add(timer)
  }

  function release(network: string): void {
    const left = (taken.get(network) ?? 0) - 1
    if (left > 0) taken.set(network, left)
    else taken.delete(network)
  }

  return {
    run(network, work) {
      return new Promise((resolve, reject) => {
        const start = () =>
          work().then(
            (answer) => {
              resolve(answer)
              return false
            },
            (error: unknown) => {
              reject(error)
              return true
            },
          )
        const one = { network, start, reject }
        const refused = isStopped ? one : waiting.add(network, one)
        refused?.reject(new Problem('unavailable', 'too many requests to connect at once'))
        schedule()
      })
    },
    stop() {
      isStopped = true
      for (const timer of pauses) clearTimeout(timer)
      for (let one = waiting.take(); one; one = waiting.take())
        one.reject(new Problem('unavailable', 'the server is stopping'))
    },
  }
}

/** For all connections of the server that stay open. */
export function giveUpgradesTurns(app: FastifyInstance, getNetwork: (request: IncomingMessage) => string): void {
  const turns = createUpgradeTurns()
  app.decorate('upgradeTurns', { run: (request, work) => turns.run(getNetwork(request), work) })
  app.addHook('preClose', async () => turns.stop())
}
