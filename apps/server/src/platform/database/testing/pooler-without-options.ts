import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Length and protocol version. */
const HEADER_BYTES = 8

/** A proxy that drops the startup options of connections, like PgBouncer when told to ignore them. */
export async function startPoolerWithoutOptions(databaseUrl: string): Promise<string> {
  const address = new URL(databaseUrl)
  const path = join(decodeURIComponent(address.hostname), `.s.PGSQL.${address.port}`)
  const server = createServer((client) => {
    const database = connect(path)
    client.once('data', (startup: Buffer) => {
      database.write(withoutOptions(startup))
      client.pipe(database).pipe(client)
    })
    client.on('error', () => database.destroy())
    database.on('error', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const listening = server.address()
  address.hostname = '127.0.0.1'
  address.port = String(typeof listening === 'object' && listening ? listening.port : 0)
  return address.href
}

/** The startup message: names and values that each end in a zero, and a last zero. */
function withoutOptions(startup: Buffer): Buffer {
  const words = startup.subarray(HEADER_BYTES).toString('latin1').split('\0')
  const at = words.indexOf('options')
  if (at >= 0) words.splice(at, 2)
  const message = Buffer.concat([startup.subarray(0, HEADER_BYTES), Buffer.from(words.join('\0'), 'latin1')])
  message.writeInt32BE(message.length)
  return message
}
