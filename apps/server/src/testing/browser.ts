import { headers } from '@foyer/contract/headers.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

let browsers = 0

/** Has its own cookies and address; failed guesses are counted by address. */
export class Browser {
  readonly app: FastifyInstance
  readonly cookies = new Map<string, string>()
  /** The browser's address; the server trusts a proxy on the same machine to report it. */
  readonly address: string

  constructor(app: FastifyInstance, address = `10.0.${Math.floor(browsers / 250)}.${(browsers++ % 250) + 1}`) {
    this.app = app
    this.address = address
  }

  /** Sends the headers that a script of our page would send; the given ones are added. */
  async send(request: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      ...request,
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.address,
        ...(this.cookies.size > 0 ? { cookie: this.#cookieHeader() } : {}),
        ...request.headers,
      },
    })
    for (const { name, value } of response.cookies) this.cookies.set(name, value)
    return response
  }

  async signIn(licenseCode: string, appKey?: string, key?: string): Promise<LightMyRequestResponse> {
    const payload = { licenseCode, ...(appKey && { appKey }) }
    return this.send({
      method: 'POST',
      url: '/pok/',
      payload,
      ...(key && { headers: { [headers.idempotencyKey]: key } }),
    })
  }

  /** The same profile at another address. */
  copy(): Browser {
    const copy = new Browser(this.app)
    for (const [name, value] of this.cookies) copy.cookies.set(name, value)
    return copy
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
