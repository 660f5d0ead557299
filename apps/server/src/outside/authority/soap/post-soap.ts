import { fetchWithLimit } from '../../fetch/fetch-with-limit.ts'

/** The answer of an authority was lost: it may or may not have received what we sent. */
export class AnswerLost extends Error {
  constructor(reason: string) {
    super(`no answer: ${reason}`)
    this.name = 'AnswerLost'
  }
}

/** Errors before a connection exists, after which certainly nothing was sent. */
const beforeSending: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** A proxy that lost the authority, or waited too long, does not know what became of the request. */
const GATEWAY_ERRORS: readonly number[] = [502, 504]

/** Fits the table of all Italian municipalities. */
const MAX_BYTES = 4_000_000

interface SoapRequest {
  readonly url: string | URL
  readonly action: string
  /** The element inside the body. */
  readonly inside: string
  readonly timeoutMs: number
}

/**
 * Posts a SOAP 1.1 request and returns the answer. Throws AnswerLost if it may have arrived, and
 * another Error if it certainly did not or the authority is not available.
 */
export async function postSoap({ url, action, inside, timeoutMs }: SoapRequest): Promise<string> {
  const body = `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${inside}</soap:Body></soap:Envelope>`
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${action}"` }
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetchWithLimit(url, { method: 'POST', headers, body, signal }, MAX_BYTES).catch(
    (error: unknown) => {
      const reason = getErrorName(error)
      if (beforeSending.includes(reason)) throw new Error(`no connection: ${reason}`)
      throw new AnswerLost(reason)
    },
  )
  if (GATEWAY_ERRORS.includes(answer.status)) throw new AnswerLost(`answered ${answer.status}`)
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
  return answer.text()
}

/** Only the error's name, because its message may contain an address. */
function getErrorName(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name
  return 'unknown'
}
