import { connect as connectTcp, type Socket } from 'node:net'
import { hostname as getHostname } from 'node:os'
import { createInterface } from 'node:readline'
import { connect as connectTls } from 'node:tls'
import { CHECK_TIMEOUT_MS } from './doctor-context.ts'

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 25, 'smtps:': 465 }
const LAST_LINE = /^\d{3}(?: |$)/

interface SmtpGreeting {
  /** Whether what follows is encrypted: from the first byte, or with STARTTLS. */
  readonly isEncrypted: boolean
}

/**
 * Reads the greeting, sends EHLO and says goodbye. Throws if the server is not a mail server or
 * rejects us.
 */
export async function readSmtpGreeting(smtpUrl: string): Promise<SmtpGreeting> {
  const { protocol, hostname, port } = new URL(smtpUrl)
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  const address = { host, port: Number(port || PORTS[protocol]) }
  const isTls = protocol === 'smtps:'
  // Whether the certificate is accepted is checked when signing in.
  const socket: Socket = isTls
    ? connectTls({ ...address, servername: host, rejectUnauthorized: false })
    : connectTcp(address)
  socket.setTimeout(CHECK_TIMEOUT_MS, () => socket.destroy(new Error('no answer')))
  const failure = new Promise<never>((_, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('it closed the connection')))
  })
  try {
    return await Promise.race([failure, converse(socket, isTls)])
  } finally {
    failure.catch(() => {})
    socket.destroy()
  }
}

async function converse(socket: Socket, isTls: boolean): Promise<SmtpGreeting> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  async function readAnswer(expected: string): Promise<string[]> {
    const answer: string[] = []
    do {
      const { value, done } = await lines.next()
      if (done) throw new Error('it closed the connection')
      answer.push(String(value))
    } while (!LAST_LINE.test(answer.at(-1) ?? '') && /^\d{3}-/.test(answer.at(-1) ?? ''))
    if (!answer[0]?.startsWith(expected)) throw new Error(`it said: ${answer[0]?.slice(0, 100)}`)
    return answer
  }
  await readAnswer('220')
  socket.write(`EHLO ${getHostname()}\r\n`)
  const offers = await readAnswer('250')
  socket.write('QUIT\r\n')
  return { isEncrypted: isTls || offers.some((line) => /^250[ -]STARTTLS\b/i.test(line)) }
}
