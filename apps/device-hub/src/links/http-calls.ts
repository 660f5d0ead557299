import { Problem } from '@foyer/domain/problem/problem.ts'

interface Address {
  readonly host: string
  readonly port: number
}

/** A device with a JSON interface over HTTP. Throws a Problem if it does not answer. */
export type HttpCalls = (path: string, body: object, signal: AbortSignal) => Promise<unknown>

/** The same in XML. */
export type HttpTexts = (path: string, body: string, signal: AbortSignal) => Promise<string>

/**
 * Plain HTTP on the kiosk's own network. `nexo` uses HTTPS unless the terminal is on this machine.
 */
export function createHttpCalls(at: Address, scheme: 'http' | 'https' = 'http'): HttpCalls {
  return async (path, body, signal) => {
    const response = await post(`${scheme}://${at.host}:${at.port}${path}`, 'application/json', {
      body: JSON.stringify(body),
      signal,
    })
    try {
      return JSON.parse(response)
    } catch (cause) {
      throw new Problem('deviceAway', 'the unit does not answer', { cause })
    }
  }
}

export function createHttpTexts({ host, port }: Address): HttpTexts {
  return (path, body, signal) => post(`http://${host}:${port}${path}`, 'text/xml; charset=utf-8', { body, signal })
}

/** Maximum size of an answer in bytes, larger than any receipt. */
const MAX_ANSWER_BYTES = 1_000_000

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > MAX_ANSWER_BYTES) throw new Error('too long an answer')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function post(
  url: string,
  type: string,
  { body, signal }: { body: string; signal: AbortSignal },
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      redirect: 'error',
      signal,
    })
    return await readText(response)
  } catch (cause) {
    if (signal.aborted) throw new Problem('deviceUnknown', 'the unit has not answered in time', { cause })
    throw new Problem('deviceAway', 'the unit does not answer', { cause })
  }
}
