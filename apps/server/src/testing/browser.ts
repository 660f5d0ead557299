import { headers } from '@foyer/contract/common.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

let browsers = 0

/** Cookies and an address of its own: failed guesses are counted by it. */
export class Browser {
  readonly app: FastifyInstance
  readonly cookies = new Map<string, string>()
  /** Where this browser is: the server trusts what stands before it on the same machine to say so. */
  readonly address: string

  constructor(app: FastifyInstance, address = `10.0.${Math.floor(browsers / 250)}.${(browsers++ % 250) + 1}`) {
    this.app = app
    this.address = address
  }

  /** As a script of a page of ours sends it; what is given comes on top. */
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

  /** The same profile, elsewhere. */
  copy(): Browser {
    const copy = new Browser(this.app)
    for (const [name, value] of this.cookies) copy.cookies.set(name, value)
    return copy
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
