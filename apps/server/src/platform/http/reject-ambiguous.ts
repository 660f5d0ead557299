import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

type Head = Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'httpVersion' | 'url'>

/** A name or an address, and a port. */
const authority = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * What Node accepts but a proxy in front of us may have parsed differently: RFC 9112, sections 2.3,
 * 3.2 and 6.1.
 */
const checks: readonly ((head: Head) => boolean)[] = [
  ({ httpVersion }) => httpVersion === '1.1' || httpVersion === '1.0',
  ({ rawHeaders }) => rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1,
  ({ headers: { host } }) => host === undefined || authority.test(host),
  ({ headers: { 'transfer-encoding': coding }, httpVersion }) =>
    coding === undefined || (httpVersion === '1.1' && coding.toLowerCase() === 'chunked'),
  ({ url = '', headers: { host } }) => url.startsWith('/') || url === '*' || isForHost(url, host),
]

/** Requested in absolute form, as from a proxy, for the same host. */
function isForHost(address: string, host: string | undefined): boolean {
  return /^https?:/i.test(address) && URL.canParse(address) && new URL(address).host === host?.toLowerCase()
}

/** Whether every parser understands this request in the same way. */
export function isUnambiguous(head: Head): boolean {
  return checks.every((holds) => holds(head))
}

/** Rejects an ambiguous request and reads nothing more from its connection. */
export function rejectAmbiguous(answer: RequestListener): RequestListener {
  return (request, response) => (isUnambiguous(request) ? answer(request, response) : rejectRequest(response))
}

function rejectRequest(response: ServerResponse): void {
  response.writeHead(400, { connection: 'close', 'content-length': 0 }).end()
}
