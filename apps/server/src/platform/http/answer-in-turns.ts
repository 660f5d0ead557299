import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createFairQueue } from './fair-queue.ts'

/** Requests started before other pending work has its turn: a millisecond or two. */
export const MAX_PER_TURN = 4
/** Requests of all connections that wait for a turn: more than all guests of a large hotel send. */
export const MAX_WAITING = 500
/** Requests refused before other pending work has its turn: a millisecond. */
const MAX_REFUSED_PER_TURN = 10
/**
 * Requests that a connection may send ahead. Browsers and proxies send none; whatever arrives in
 * the same packet is already parsed when we stop reading.
 */
export const MAX_SENT_AHEAD = 16

export interface TurnSettings {
  /** Where a request comes from: networks have their turns one after another. */
  readonly getNetwork: (request: IncomingMessage) => string
  /** A guest's page or a member of staff uses this connection; if absent, it is a stranger's. */
  readonly isRecognized?: (socket: Socket) => boolean
  readonly onRefused?: () => void
}

interface Waiting {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** A connection whose request is not answered yet. */
interface BusyConnection {
  /** Requests that it has sent ahead. */
  readonly ahead: Waiting[]
  isPaused: boolean
  /** It is closed after its last answer, and nothing more of it is read. */
  isRefused: boolean
}

/**
 * Answers simultaneous requests a few at a time: one of each connection, and each network in its
 * turn, with one turn for its strangers and one for those that we have recognized. A connection is not
 * read while a request that it sent ahead waits; when too many wait, some are asked to retry.
 */
export function answerInTurns(
  answer: RequestListener,
  { getNetwork, isRecognized = () => false, onRefused = () => {} }: TurnSettings,
): RequestListener {
  const busy = new WeakMap<Socket, BusyConnection>()
  const waiting = createFairQueue<Waiting>(MAX_WAITING)
  /** Still to be asked to retry. */
  const refused: Waiting[] = []
  let started = 0

  function start({ request, response }: Waiting): void {
    // The rest of its body has to be read now.
    if (!request.complete) request.socket.resume()
    answer(request, response)
  }

  function turn(): void {
    started = 0
    while (started < MAX_PER_TURN && waiting.size > 0) {
      const next = waiting.take()
      // A client that has hung up needs no answer.
      if (!next || next.request.destroyed) continue
      started += 1
      start(next)
    }
    if (started > 0) setImmediate(turn)
  }

  function add(one: Waiting): void {
    one.response.once('close', () => continueWith(one.request.socket))
    if (started === 0) setImmediate(turn)
    if (started < MAX_PER_TURN && waiting.size === 0) {
      started += 1
      start(one)
    } else wait(one)
  }

  function wait(one: Waiting): void {
    const group = `${getNetwork(one.request)} ${isRecognized(one.request.socket) ? 'recognized' : 'strangers'}`
    const newest = waiting.add(group, one)
    if (!newest) return
    // What it has sent after this is not answered either.
    busy.get(newest.request.socket)?.ahead.splice(0)
    refuse(newest)
  }

  /** After an answer: the next request of the same connection. */
  function continueWith(socket: Socket): void {
    const connection = busy.get(socket)
    if (!connection || socket.destroyed) return
    const next = connection.ahead.shift()
    if (next) add(next)
    else if (!connection.isRefused) {
      busy.delete(socket)
      if (connection.isPaused) socket.resume()
    }
  }

  function addAhead(connection: BusyConnection, one: Waiting): void {
    if (connection.isRefused) return
    if (connection.ahead.length >= MAX_SENT_AHEAD) refuse(one)
    else {
      connection.ahead.push(one)
      pause(one.request.socket, connection)
    }
  }

  function pause(socket: Socket, connection: BusyConnection): void {
    connection.isPaused = true
    // Once the whole packet is parsed, because each parsed request resumes its connection.
    process.nextTick(() => busy.get(socket) === connection && socket.pause())
  }

  function refuse(one: Waiting): void {
    const { socket } = one.request
    const connection = busy.get(socket)
    if (connection) {
      connection.isRefused = true
      pause(socket, connection)
    }
    if (refused.push(one) === 1) setImmediate(answerRefused)
    onRefused()
  }

  function answerRefused(): void {
    for (const { response } of refused.splice(0, MAX_REFUSED_PER_TURN))
      response.setHeaders(refusal.headers).writeHead(503).end(refusal.body)
    if (refused.length > 0) setImmediate(answerRefused)
  }

  return (request, response) => {
    const one = { request, response }
    const connection = busy.get(request.socket)
    if (connection) addAhead(connection, one)
    else {
      busy.set(request.socket, { ahead: [], isPaused: false, isRefused: false })
      add(one)
    }
  }
}

const body = JSON.stringify({ problem: 'unavailable' })
const refusal = {
  body,
  headers: new Map([
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(body.length)],
    ['retry-after', '2'],
    ['cache-control', 'no-store'],
    ['connection', 'close'],
  ]),
}
