import { CHECK_TIMEOUT_MS } from './doctor-context.ts'

interface PublicAnswer {
  readonly status: number
  readonly text: string
  /** The clock of the proxy or server that answered. */
  readonly date: Date | undefined
}

/** Requests a path as a guest would, through the proxy. Throws a sentence if there is no answer. */
export async function fetchPublic(publicUrl: string, path: string): Promise<PublicAnswer> {
  try {
    const response = await fetch(new URL(path, publicUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    })
    const date = Date.parse(response.headers.get('date') ?? '')
    return {
      status: response.status,
      text: await response.text(),
      date: Number.isNaN(date) ? undefined : new Date(date),
    }
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    const reason =
      cause instanceof Error && 'code' in cause ? cause.code : error instanceof Error ? error.message : error
    throw new Error(`${publicUrl}${path} does not answer (${reason}).`, { cause: error })
  }
}
