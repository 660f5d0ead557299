import { createServer, type Server } from 'node:http'

/**
 * Test control: `GET /ledger` returns what happened, and any other path runs the action of its name
 * with the JSON body.
 */
export function createControlServer(
  ledger: () => unknown,
  does: Readonly<Record<string, (asked: never) => void | Promise<void>>>,
): Server {
  return createServer(async (request, response) => {
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    const path = (request.url ?? '/').slice(1)
    if (path === 'ledger') return void response.end(JSON.stringify(ledger()))
    const deed = does[path]
    if (!deed) return void response.writeHead(404).end('{}')
    await deed((text ? JSON.parse(text) : {}) as never)
    response.end('{}')
  })
}

/** Sub-millisecond time that is comparable across the processes of this machine. */
export const now = (): number => performance.timeOrigin + performance.now()
