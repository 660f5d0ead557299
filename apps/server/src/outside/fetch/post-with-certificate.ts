import { request } from 'node:https'
import type { SecureContext } from 'node:tls'

interface CertifiedPost {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Our certificate, and whom we trust. */
  readonly secureContext: SecureContext
  readonly timeoutMs: number
  readonly maxBytes: number
}

/**
 * Posts with a client certificate, which `fetch` cannot present. Like `fetchWithLimit`: redirects are
 * not followed, and an answer that is too long is not read to its end.
 */
export function postWithCertificate(
  url: URL,
  { headers, body, secureContext, timeoutMs, maxBytes }: CertifiedPost,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = Buffer.from(body, 'utf8')
    const sized = { ...headers, 'content-length': sent.length }
    const options = { method: 'POST', headers: sized, signal, agent: false, secureContext } as const
    const asked = request(url, options, async (answer) => {
      try {
        const parts: Buffer[] = []
        let size = 0
        for await (const part of answer as AsyncIterable<Buffer>) {
          size += part.length
          if (size > maxBytes) throw new Error('too long an answer')
          parts.push(part)
        }
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') })
      } catch (error) {
        answer.destroy()
        reject(error)
      }
    })
    asked.on('error', reject)
    asked.end(sent)
  })
}
