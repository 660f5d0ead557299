import { Problem } from '@foyer/domain/problem/problem.ts'

/** A device that is asked over HTTP, in JSON. Throws a Problem when it does not answer. */
export type HttpCalls = (path: string, body: object, signal: AbortSignal) => Promise<unknown>

export function httpCalls({ host, port }: { host: string; port: number }): HttpCalls {
  return async (path, body, signal) => {
    try {
      const response = await fetch(`http://${host}:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      })
      return await response.json()
    } catch (cause) {
      throw new Problem('deviceAway', 'the unit does not answer', { cause })
    }
  }
}
