import { connect } from 'node:tls'
import { CHECK_TIMEOUT_MS, type Check } from './doctor-context.ts'
import { ok, problem, warning } from './finding.ts'

/** Certificates are renewed weeks before they end; a shorter rest means that renewal fails. */
const MIN_DAYS = 14
const DAY_MS = 86_400_000

interface Certificate {
  readonly validFrom: Date
  readonly validTo: Date
  /** Why browsers reject it; undefined if they accept it. */
  readonly rejection: string | undefined
}

/** Connects like a browser, but reads the certificate even if it is not accepted. */
function readCertificate({ hostname, port }: URL): Promise<Certificate> {
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port || 443), servername: host, rejectUnauthorized: false })
    socket.setTimeout(CHECK_TIMEOUT_MS, () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      const { valid_from, valid_to } = socket.getPeerCertificate()
      const reason: unknown = socket.authorizationError
      const rejection = socket.authorized ? undefined : reason instanceof Error ? reason.message : String(reason)
      resolve({ validFrom: new Date(valid_from), validTo: new Date(valid_to), rejection })
      socket.destroy()
    })
  })
}

export const certificateCheck: Check = {
  name: 'certificate',
  async run({ settings: { publicUrl }, now }) {
    if (!publicUrl?.startsWith('https:'))
      return warning('not checked, because PUBLIC_URL is not an https address.', 'See the settings.')
    try {
      const { validFrom, validTo, rejection } = await readCertificate(new URL(publicUrl))
      const day = validTo.toISOString().slice(0, 10)
      const days = Math.floor((validTo.getTime() - now().getTime()) / DAY_MS)
      const renew = 'Renew it at the proxy, and check why it was not renewed by itself.'
      if (now() > validTo) return problem(`it expired on ${day}.`, renew)
      if (now() < validFrom)
        return problem(
          `it is not valid before ${validFrom.toISOString().slice(0, 10)}.`,
          'Correct the clock of this machine.',
        )
      if (rejection !== undefined)
        return problem(
          `browsers reject it (${rejection}).`,
          `Install a certificate for ${new URL(publicUrl).hostname} with its intermediate certificates.`,
        )
      if (days < MIN_DAYS) return warning(`it is valid for only ${days} more days, until ${day}.`, renew)
      return ok(`valid until ${day}, for ${days} more days.`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return problem(
        `no TLS connection to ${publicUrl}: ${reason}`,
        'Start the proxy, and open its port in the firewall.',
      )
    }
  },
}
