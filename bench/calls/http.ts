import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

export interface SentRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface ReceivedResponse {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
  /** From the first byte sent to the last byte read. */
  readonly ms: number
}

/** Keeps connections open, as a browser does. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export async function send({ method, url, headers = {}, body }: SentRequest): Promise<ReceivedResponse> {
  const begun = performance.now()
  const asked = request(url, {
    method,
    agent,
    headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
  })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return {
    ms: performance.now() - begun,
    status: answer.statusCode ?? 0,
    body: Buffer.concat(chunks).toString(),
    cookies: answer.headers['set-cookie'] ?? [],
  }
}

export function closeConnections(): void {
  agent.destroy()
}
