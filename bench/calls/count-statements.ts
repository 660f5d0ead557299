import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** A proxy between a server and its database that reads the traffic. The server does not notice. */
export interface StatementCount {
  /** The database's address through this proxy. */
  readonly url: string
  /** Statements executed since the last call, in order. */
  take(): string[]
  stop(): Promise<void>
}

/**
 * Application names of the connections that carry calls; those of background jobs have other names.
 */
const callApplications = ['foyer guests', 'foyer staff']

/** Notifications are sent at most every 40 ms for all watchers, and no call waits for them. */
const isNotice = (statement: string): boolean => statement.includes('pg_notify(')

export async function countStatements(databaseUrl: string): Promise<StatementCount> {
  const address = new URL(databaseUrl)
  const host = decodeURIComponent(address.hostname)
  const to = host.startsWith('/')
    ? { path: join(host, `.s.PGSQL.${address.port}`) }
    : { host, port: Number(address.port) }
  let sent: string[] = []
  const sockets = new Set<Socket>()

  const server = createServer((client) => {
    const database = connect(to)
    const read = createMessageReader((statement) => {
      if (!isNotice(statement)) sent.push(statement)
    })
    client.on('data', read)
    client.pipe(database).pipe(client)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  address.hostname = '127.0.0.1'
  address.port = String(typeof place === 'object' && place ? place.port : 0)
  return {
    url: address.href,
    take() {
      const taken = sent
      sent = []
      return taken
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Reads only the parts of PostgreSQL's protocol that execute something: Query, and Execute after
 * Parse and Bind.
 */
function createMessageReader(tell: (statement: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let begun = false
  let isCounted = false
  const texts = new Map<string, string>()
  let bound = ''

  const kinds: Partial<Record<string, (body: Buffer) => void>> = {
    Q: (body) => tell(splitWords(body)[0] ?? ''),
    P: (body) => {
      const [name = '', text = ''] = splitWords(body)
      texts.set(name, text)
    },
    B: (body) => {
      bound = splitWords(body)[1] ?? ''
    },
    E: () => tell(texts.get(bound) ?? ''),
  }

  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      // The first message of a connection has no type byte before its length.
      const letters = begun ? 1 : 0
      if (rest.length < letters + 4) return
      const length = letters + rest.readInt32BE(letters)
      if (rest.length < length) return
      const message = rest.subarray(letters + 4, length)
      if (!begun) isCounted = callApplications.includes(parseApplication(message))
      else if (isCounted) kinds[String.fromCharCode(rest[0] ?? 0)]?.(message)
      begun = true
      rest = rest.subarray(length)
    }
  }
}

/** The startup message: a version number, then alternating names and values. */
function parseApplication(message: Buffer): string {
  const words = message.subarray(4).toString('utf8').split('\0')
  return words[words.indexOf('application_name') + 1] ?? ''
}

/** The zero-terminated strings at the start of a message. */
function splitWords(body: Buffer): string[] {
  return body.toString('utf8').split('\0', 2)
}
