import { createSecureContext, type SecureContext } from 'node:tls'
import { AnswerLost } from '../authority/soap/post-soap.ts'
import { postWithCertificate } from '../fetch/post-with-certificate.ts'
import { readAnswer, readFault } from './read-answer.ts'
import type { ClientCertificate } from './read-certificate.ts'
import { SendingRefused, type TaxAgency } from './tax-agency.ts'
import { writeMessage } from './write-message.ts'

const PATH = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP'
/** A thousand records take the agency a while. */
const TIMEOUT_MS = 120_000
/** A thousand lines with a long reason each. */
const MAX_BYTES = 4_000_000

/** The agency's addresses: seals of companies have one of their own. */
const addresses = {
  live: { person: 'https://www1.agenciatributaria.gob.es', seal: 'https://www10.agenciatributaria.gob.es' },
  test: { person: 'https://prewww1.aeat.es', seal: 'https://prewww10.aeat.es' },
} as const

/** Errors before anything of the message leaves: no connection, or one that is not trusted. */
const beforeSending =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*|CERT_.*)$/
/** The agency has ended the connection because of our certificate. */
const refusedCertificate = /^ERR_SSL_.*(CERTIFICATE|HANDSHAKE_FAILURE|UNKNOWN_CA|ACCESS_DENIED)/

interface AgencySettings {
  /** Where to send to; absent: the agency's address. */
  readonly url?: string | undefined
  readonly mode: 'test' | 'live'
  readonly kind: 'person' | 'seal'
  readonly certificate: ClientCertificate
}

export function createVerifactuAgency({ url, mode, kind, certificate }: AgencySettings): TaxAgency {
  const address = new URL(PATH, url ?? addresses[mode][kind])

  async function post(body: string) {
    const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' }
    try {
      return await postWithCertificate(address, {
        headers,
        body,
        secureContext: readContext(certificate),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      })
    } catch (error) {
      throw error instanceof SendingRefused ? error : toError(getErrorName(error))
    }
  }

  return {
    encode: writeMessage,
    async send(sending) {
      const { status, text } = await post(writeMessage(sending))
      if (status === 401 || status === 403) throw new SendingRefused(`the certificate is refused (${status})`)
      const fault = readFault(text)
      // A fault with this code is the agency's own trouble.
      if (fault !== undefined && !/faultcode>[^<]*Server/.test(text)) throw new SendingRefused(fault)
      const answer = status === 200 ? readAnswer(text) : undefined
      if (!answer) throw new AnswerLost(String(status))
      return answer
    },
  }
}

function readContext(certificate: ClientCertificate): SecureContext {
  try {
    return createSecureContext(certificate)
  } catch {
    throw new SendingRefused('our certificate cannot be used')
  }
}

function toError(reason: string): Error {
  if (refusedCertificate.test(reason)) return new SendingRefused('the certificate is refused')
  return beforeSending.test(reason) ? new Error(`no connection: ${reason}`) : new AnswerLost(reason)
}

/** Only the code, because a message may contain an address or a part of the certificate. */
function getErrorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
