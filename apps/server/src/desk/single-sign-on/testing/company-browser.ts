import { beginSingleSignOn, SIGN_ON_RETURN_PATH } from '@foyer/contract/staff/single-sign-on.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Browser } from '../../../testing/browser.ts'
import { StaffPage } from '../../../testing/staff-page.ts'

/** A browser that opens both our pages and the provider's, with the cookies of each. */
export class CompanyBrowser {
  readonly page: StaffPage
  readonly #cookies = new Map<string, string>()

  constructor(app: FastifyInstance) {
    this.page = new StaffPage(new Browser(app))
  }

  /** Begins at our sign-in page; returns the provider's address. */
  async begin(returnPath = '/staff/'): Promise<string> {
    const answer = await this.page.call(beginSingleSignOn, { body: { returnPath } })
    if (answer.outcome !== 'begun') throw new Error(`Not begun: ${answer.problem}.`)
    return answer.url
  }

  /** Signs in on the provider's pages, and returns the address to which it sends the browser. */
  async logIn(url: string, login: string): Promise<string> {
    return this.#walk(url, (html) =>
      html.includes('name="login"') ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' },
    )
  }

  /** Presses Cancel on the provider's page. */
  async cancel(url: string): Promise<string> {
    return this.#walk(url, () => undefined)
  }

  /** Opens the address of our server to which the provider has sent the browser. */
  async comeBack(address: string): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(address)
    return this.page.browser.send({
      method: 'GET',
      url: pathname + search,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
  }

  /** The whole way. Returns our answer. */
  async signIn(login: string, returnPath?: string): Promise<LightMyRequestResponse> {
    return this.comeBack(await this.logIn(await this.begin(returnPath), login))
  }

  async #walk(url: string, fillIn: (html: string) => Record<string, string> | undefined): Promise<string> {
    let next: { url: string; form?: Record<string, string> } = { url }
    for (let step = 0; step < 20; step += 1) {
      const response = await this.#open(next.url, next.form)
      const location = response.headers.get('location')
      if (location) {
        const target = new URL(location, next.url)
        if (target.pathname === SIGN_ON_RETURN_PATH) return target.href
        next = { url: target.href }
        continue
      }
      const html = await response.text()
      const form = fillIn(html)
      const [, action] = (form ? /action="([^"]+)"/ : /href="([^"]+\/abort)"/).exec(html) ?? []
      if (!action) throw new Error(`The provider shows no form: ${response.status} ${html.slice(0, 2_000)}`)
      next = { url: new URL(action.replaceAll('&amp;', '&'), next.url).href, ...(form && { form }) }
    }
    throw new Error('The provider does not come to an end.')
  }

  async #open(url: string, form: Record<string, string> | undefined): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return response
  }
}
