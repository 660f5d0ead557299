import { once } from 'node:events'
import type { Server } from 'node:http'

/** Listens on a free port and returns the address. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** Posts an operation in a SOAP envelope and returns the answer's text. */
export async function postSoap(url: string, action: string, inside: string): Promise<string> {
  const body = `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${inside}</s:Body></s:Envelope>`
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${action}"` }
  return (await fetch(url, { method: 'POST', headers, body })).text()
}
