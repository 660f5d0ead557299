import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { createInterface } from 'node:readline'
import { createServer as createTlsServer } from 'node:tls'
import { onTestFinished } from 'vitest'

interface Listening {
  listen(port: number, host: string): unknown
  once(event: string, listener: () => void): unknown
  address(): AddressInfo | string | null
  close(): unknown
}

async function listen(server: Listening & NodeJS.EventEmitter): Promise<number> {
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Returns its address. */
export async function startHttpServer(answer: RequestListener): Promise<string> {
  return `http://localhost:${await listen(createServer(answer))}`
}

/** Accepts connections and sends nothing but its certificate. */
export async function startTlsServer(certificate: { key: string; cert: string }): Promise<string> {
  const server = createTlsServer(certificate, (socket) => socket.on('error', () => {}))
  server.on('tlsClientError', () => {})
  return `https://localhost:${await listen(server)}`
}

/** A socket that answers each command with a fixed line, and the commands it received. */
export async function startSmtpServer(answers: Readonly<Record<string, string>>) {
  const received: string[] = []
  const server = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.write(`${answers['greeting']}\r\n`)
    createInterface({ input: socket }).on('line', (line) => {
      const word = line.split(' ')[0]?.toUpperCase() ?? ''
      received.push(word)
      socket.write(`${answers[word] ?? '502 unknown'}\r\n`)
    })
  })
  return { address: `127.0.0.1:${await listen(server)}`, received }
}
