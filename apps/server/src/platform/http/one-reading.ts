import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

type Head = Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'httpVersion' | 'url'>

/** A name or an address, and a port. */
const authority = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** What Node lets through, and a proxy before us may have read otherwise: RFC 9112, sections 2.3, 3.2 and 6.1. */
const readings: readonly ((head: Head) => boolean)[] = [
  ({ httpVersion }) => httpVersion === '1.1' || httpVersion === '1.0',
  ({ rawHeaders }) => rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1,
  ({ headers: { host } }) => host === undefined || authority.test(host),
  ({ headers: { 'transfer-encoding': coding }, httpVersion }) =>
    coding === undefined || (httpVersion === '1.1' && coding.toLowerCase() === 'chunked'),
  ({ url = '', headers: { host } }) => url.startsWith('/') || url === '*' || isFor(url, host),
]

/** Asked as a proxy is asked: the whole address, of the same host. */
function isFor(address: string, host: string | undefined): boolean {
  return /^https?:/i.test(address) && URL.canParse(address) && new URL(address).host === host?.toLowerCase()
}

/** Whether everybody who reads this request reads the same. */
export function hasOneReading(head: Head): boolean {
  return readings.every((holds) => holds(head))
}

/** What could be read in two ways is answered by nobody, and nothing more is read from whoever sent it. */
export function refuseTwoReadings(answer: RequestListener): RequestListener {
  return (request, response) => (hasOneReading(request) ? answer(request, response) : refuse(response))
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, { connection: 'close', 'content-length': 0 }).end()
}
