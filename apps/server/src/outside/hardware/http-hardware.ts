import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { ask } from '../ask/ask.ts'
import type { Hardware } from './hardware.ts'

const said = z.object({ Result: z.string() })

const NOT_REACHED: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH'])

/** JSON over HTTP at the configured address: `POST maintenance`, answered with `Result`. */
export function httpHardware(url: string): Hardware {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  return {
    async startMaintenance({ device, location, key, signal }) {
      const response = await reached(new URL('maintenance', base), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ device, location, maintenance: true }),
        signal,
      })
      const parsed = z.safeParse(said, json(await response.text()))
      return { status: response.status, result: parsed.success ? parsed.data.Result : undefined }
    },
  }
}

/** If the connection was refused, nothing has happened. */
async function reached(...request: Parameters<typeof ask>): Promise<Response> {
  try {
    return await ask(...request)
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof Error && 'code' in cause && NOT_REACHED.has(String(cause.code)))
      throw new Problem('unavailable', 'the service of the hardware cannot be reached', { cause: error })
    throw error
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
