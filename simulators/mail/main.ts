import { createServer as createHttpServer } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { reportReady } from '../report-ready.ts'

/**
 * A mail server (the part of RFC 5321 that a sender needs) that records what it accepted, for whom
 * and under which id.
 */
interface Entry {
  readonly to: string
  readonly id: string
}

const ledger: Entry[] = []

/**
 * How the next mail to this address goes: cut before it is accepted, cut before the answer, or
 * slow.
 */
interface Fault {
  readonly to: string
  readonly kind: 'cutRequest' | 'cutAnswer' | 'late'
  readonly ms?: number
}

const faults: Fault[] = []

const answers: Readonly<Record<string, string>> = {
  EHLO: '250 simulator',
  HELO: '250 simulator',
  MAIL: '250 sender ok',
  RCPT: '250 recipient ok',
  RSET: '250 reset',
  NOOP: '250 ok',
  DATA: '354 end with .',
}

const END = '\r\n.\r\n'

/** Hand-written, because a library cannot cut the connection between two bytes. */
function serve(socket: Socket): void {
  let heard = ''
  let to = ''
  let isData = false
  socket.on('error', () => {})
  socket.setEncoding('utf8').on('data', async (text: string) => {
    heard += text
    for (;;) {
      const end = heard.indexOf(isData ? END : '\r\n')
      if (end < 0) return
      const said = heard.slice(0, end)
      heard = heard.slice(end + (isData ? END.length : 2))
      if (isData) {
        isData = false
        if (!(await receiveMail(said, to))) return void socket.destroy()
        socket.write('250 taken\r\n')
        continue
      }
      const verb = said.slice(0, 4).toUpperCase()
      if (verb === 'QUIT') return void socket.end('221 good bye\r\n')
      if (verb === 'RCPT') to = /<([^>]*)>/.exec(said)?.[1] ?? ''
      isData = verb === 'DATA'
      socket.write(`${answers[verb] ?? '502 not here'}\r\n`)
    }
  })
  socket.write('220 simulator\r\n')
}

/** Returns false if the connection is to be cut. */
async function receiveMail(text: string, to: string): Promise<boolean> {
  const at = faults.findIndex((one) => one.to === to)
  const fault = at < 0 ? undefined : faults.splice(at, 1)[0]
  if (fault?.kind === 'cutRequest') return false
  ledger.push({ to, id: /^message-id: *(\S+)/im.exec(text)?.[1] ?? '' })
  if (fault?.kind === 'cutAnswer') return false
  if (fault?.kind === 'late') await delay(fault.ms ?? 0)
  return true
}

const control = createHttpServer(async (request, response) => {
  if (request.url === '/faults') {
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    faults.push(JSON.parse(text))
    return void response.end('{}')
  }
  response.end(JSON.stringify(ledger))
})

await reportReady({ smtp: createServer(serve), http: control })
