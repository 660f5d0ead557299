import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** More than a hotel's devices, guests and staff open together; few enough to be served at once. */
export const MAX_CONNECTIONS = 1_000
/** As many as a browser opens to one server. */
const MAX_PER_CALLER = 6

/** Closed in one turn of the event loop: closing one takes a tenth of a millisecond. */
const MAX_CLOSED_PER_TURN = 50

const ADMITTED = 'admitted'
const RECOGNIZED = 'recognized'

/**
 * An authenticated device or system of the hotel that stays connected doesn't count; one that only
 * asks to stay does.
 */
export function admitSocket(server: Server, socket: Socket): void {
  server.emit(ADMITTED, socket)
}

/** A guest's page or a member of staff uses this connection: strangers don't replace it. */
export function recognizeSocket(server: Server, socket: Socket, caller: string): void {
  server.emit(RECOGNIZED, socket, caller)
}

/** Returns whether a connection has been recognized. */
export function rememberRecognized(server: Server): (socket: Socket) => boolean {
  const recognized = new WeakSet<Socket>()
  server.on(RECOGNIZED, (socket: Socket) => recognized.add(socket))
  return (socket) => recognized.has(socket)
}

interface Connection {
  readonly socket: Socket
  /** Requests that are not answered yet. */
  unanswered: number
  /** If absent, a stranger. */
  caller?: string
  /** Whether its last request was refused. */
  isRefused: boolean
}

/**
 * Above the limit, a new connection replaces an idle one: a browser easily opens another, and an
 * attacker who only holds connections loses them. A request in progress is never cut off for it.
 * Strangers' connections go first, because a page whose connection closes while it sends loses what
 * it sends.
 */
export function limitConnections(server: Server, maxConnections = MAX_CONNECTIONS): void {
  const open = new Map<Socket, Connection>()
  const counted = new Set<Socket>()
  /** Longest idle first, in the order in which they are replaced. */
  const idle = { refused: new Set<Connection>(), strangers: new Set<Connection>(), known: new Set<Connection>() }

  const rest = (one: Connection) => {
    if (one.caller !== undefined) idle.known.add(one)
    else if (one.isRefused) idle.refused.add(one)
    else idle.strangers.add(one)
  }
  /** Replaced, and not closed yet. */
  const replaced: Connection[] = []

  function closeReplaced(): void {
    for (const { socket, unanswered } of replaced.splice(0, MAX_CLOSED_PER_TURN)) {
      // It has sent a request since.
      if (unanswered > 0) counted.add(socket)
      else socket.destroy()
    }
    if (replaced.length > 0) setImmediate(closeReplaced)
  }

  function replace(one: Connection): void {
    wake(one)
    counted.delete(one.socket)
    if (replaced.push(one) === 1) setImmediate(closeReplaced)
  }

  const wake = (one: Connection) => {
    for (const set of Object.values(idle)) set.delete(one)
  }

  function findReplaceable(newcomer: Connection): Connection | undefined {
    const [stranger] = [...idle.refused.values().take(1), ...idle.strangers.values().take(1)]
    if (stranger && stranger !== newcomer) return stranger
    const perCaller = Map.groupBy(idle.known, ({ caller }) => caller)
    const most = [...perCaller.values()].reduce<Connection[]>((a, b) => (b.length > a.length ? b : a), [])
    const [longest] = most.length > MAX_PER_CALLER ? most : idle.known
    return longest
  }

  server.on('connection', (socket: Socket) => {
    const connection: Connection = { socket, unanswered: 0, isRefused: false }
    open.set(socket, connection)
    counted.add(socket)
    rest(connection)
    socket.once('close', () => {
      open.delete(socket)
      counted.delete(socket)
      wake(connection)
    })
    if (counted.size <= maxConnections) return
    const idlest = findReplaceable(connection)
    if (idlest) replace(idlest)
  })
  server.on('upgrade', ({ socket }) => {
    const connection = open.get(socket)
    if (connection) wake(connection)
  })
  server.on(ADMITTED, (socket: Socket) => counted.delete(socket))
  server.on(RECOGNIZED, (socket: Socket, caller: string) => {
    const connection = open.get(socket)
    if (connection) connection.caller = caller
  })
  server.on('request', ({ socket }, response) => {
    const connection = open.get(socket)
    if (!connection) return
    connection.unanswered += 1
    wake(connection)
    response.once('close', () => {
      connection.unanswered -= 1
      connection.isRefused = response.statusCode >= 400
      if (connection.unanswered === 0 && !socket.destroyed) rest(connection)
    })
  })
}
