import { getProblemTraits } from '@foyer/domain/problem/problem.ts'
import type { Check } from './doctor-context.ts'
import { isPublic } from './doctor-context.ts'
import { fetchPublic } from './fetch-public.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const HTTP_OK = 200
/** How the server answers a request for another host name. */
const OTHER_HOST = getProblemTraits('foreignOrigin').status

/**
 * `/metrics` shows which headers arrive: it is for operators, on this machine by default. If it
 * answers through the proxy, the server takes the proxy for the client, because `X-Forwarded-For`
 * is missing.
 */
async function checkForwarding(publicUrl: string, trustProxy: readonly string[]): Promise<Finding> {
  const { status } = await fetchPublic(publicUrl, '/metrics')
  if (status === HTTP_OK)
    return warning(
      `${publicUrl}/metrics can be read through the proxy.`,
      'Let the proxy send X-Forwarded-For and not forward /metrics and /api/docs; check OPERATORS.',
    )
  if (trustProxy.length === 0)
    return warning(
      'TRUST_PROXY is off, so all guests count as one address and share its limits.',
      'Set TRUST_PROXY to the address of the proxy, like 127.0.0.1.',
    )
  return ok(`forwards to Foyer; X-Forwarded-For is believed from ${trustProxy.join(', ')}.`)
}

export const proxyCheck: Check = {
  name: 'proxy',
  async run({ settings }) {
    const { publicUrl, trustProxy } = settings
    if (!publicUrl) return warning('not checked, because PUBLIC_URL is not set.', 'Set PUBLIC_URL.')
    try {
      const { status, text } = await fetchPublic(publicUrl, '/healthz')
      if (status === OTHER_HOST)
        return problem(
          `${publicUrl}/healthz is refused: the proxy does not send the host name of PUBLIC_URL.`,
          'Let the proxy forward the Host header, in nginx: proxy_set_header Host $host',
        )
      if (status !== HTTP_OK || !text.includes('"alive":true'))
        return problem(
          `${publicUrl}/healthz answers ${status}, and not as Foyer does.`,
          'Start the server, and let the proxy forward every path to its PORT.',
        )
      return isPublic(settings) ? await checkForwarding(publicUrl, trustProxy) : ok(`${publicUrl} is this machine.`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return problem(reason, 'Start the server and its proxy, and check the certificate.')
    }
  },
}
