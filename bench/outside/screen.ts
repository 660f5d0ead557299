import { randomUUID } from 'node:crypto'
import { headers } from '@foyer/contract/headers.ts'
import type { PageFacts } from '@foyer/contract/page.ts'
import { type AnyCall, buildUrl } from '@foyer/contract/wire/call.ts'

interface Sent {
  readonly query?: Record<string, string>
  readonly body?: object | FormData
}

/** The calls of a page at the first hotel: its cookies and its token. */
export class Screen {
  readonly #url: string
  readonly #address: string
  readonly #cookies = new Map<string, string>()
  #headers: Record<string, string> = {}

  constructor(url: string, address: string) {
    this.#url = url
    this.#address = address
  }

  async open(appKey: string, licenseCode?: string): Promise<void> {
    if (licenseCode) await this.#send('/pok/', 'POST', { licenseCode, appKey })
    const html = await this.#send(`/pok/1/company/1/hotel/1/lang/en/appkey/${appKey}/`, 'GET')
    const facts: PageFacts = JSON.parse(/id="facts">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
    const csrf = facts.hotelPage?.csrf ?? ''
    this.#headers = { [headers.csrf]: csrf, [headers.hotelId]: '1', [headers.companyId]: '1', [headers.appKey]: appKey }
  }

  get csrf(): string {
    return this.#headers[headers.csrf] ?? ''
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Rejects unless the call succeeds. */
  send(call: AnyCall, { query = {}, body = {} }: Sent): Promise<string> {
    return this.#send(buildUrl(call.path, {}, query), call.method, body)
  }

  async #send(path: string, method: string, body?: object | FormData): Promise<string> {
    const isForm = body instanceof FormData
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        origin: this.#url,
        'x-forwarded-for': this.#address,
        cookie: this.cookie,
        [headers.idempotencyKey]: randomUUID(),
        ...this.#headers,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answers ${response.status} ${text}.`)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return text
  }
}
