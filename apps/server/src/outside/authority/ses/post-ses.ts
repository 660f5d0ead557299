import { fetchWithLimit } from '../../fetch/fetch-with-limit.ts'
import { type AuthorityCredentials, CredentialsRefused } from '../authority.ts'

const NAMESPACE = 'http://www.soap.servicios.hospedajes.mir.es/comunicacion'
const TIMEOUT_MS = 60_000

/** Sent, but the answer did not come: the ministry may have stored it. */
export class AnswerLost extends Error {}

/** Errors before a connection exists, or is trusted: nothing was sent. */
const beforeSending: readonly RegExp[] = [
  /^ECONNREFUSED$/,
  /^ENOTFOUND$/,
  /^EAI_AGAIN$/,
  /^EHOSTUNREACH$/,
  /^ENETUNREACH$/,
  /^UND_ERR_CONNECT_TIMEOUT$/,
  /CERT/,
  /^UNABLE_TO_/,
  /^ERR_TLS_/,
  /^ERR_SSL_/,
]

interface Settings {
  readonly url: URL
  readonly credentials: AuthorityCredentials
}

/** Posts one operation of the service and returns the answer's XML. */
export async function postSes({ url, credentials }: Settings, name: string, inside: string): Promise<string> {
  const body = `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:com="${NAMESPACE}"><soapenv:Header/><soapenv:Body><com:${name}>${inside}</com:${name}></soapenv:Body></soapenv:Envelope>`
  const token = Buffer.from(`${credentials.user}:${credentials.password}`, 'utf8').toString('base64')
  const headers = {
    authorization: `Basic ${token}`,
    'content-type': 'text/xml; charset=utf-8',
    soapaction: '""',
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetchWithLimit(url, { method: 'POST', headers, body, signal }).catch((error: unknown) => {
    const reason = getErrorName(error)
    if (beforeSending.some((known) => known.test(reason))) throw new Error(`SES cannot be reached: ${reason}`)
    throw new AnswerLost(`no answer from SES: ${reason}`)
  })
  if (answer.status === 401 || answer.status === 403)
    throw new CredentialsRefused(`SES answered ${answer.status}: user or password are wrong`)
  if (!answer.ok) throw new Error(`SES answered ${answer.status}`)
  return answer.text()
}

/** The error's code or name only: a message may contain the address. */
function getErrorName(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
