import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { fetchWithLimit } from '../fetch/fetch-with-limit.ts'
import type { Hardware } from './hardware.ts'

const answerSchema = z.object({ Result: z.string() })

const UNREACHABLE_CODES: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH'])

/** JSON over HTTP at the configured address: `POST maintenance`, answered with `Result`. */
export function createHttpHardware(url: string): Hardware {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  return {
    async startMaintenance({ device, location, key, signal }) {
      const response = await requestReachable(new URL('maintenance', base), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ device, location, maintenance: true }),
        signal,
      })
      const parsed = z.safeParse(answerSchema, parseJson(await response.text()))
      return { status: response.status, result: parsed.success ? parsed.data.Result : undefined }
    },
  }
}

/** If the connection was refused, nothing has happened. */
async function requestReachable(...request: Parameters<typeof fetchWithLimit>): Promise<Response> {
  try {
    return await fetchWithLimit(...request)
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof Error && 'code' in cause && UNREACHABLE_CODES.has(String(cause.code)))
      throw new Problem('unavailable', 'the hardware service cannot be reached', { cause: error })
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
