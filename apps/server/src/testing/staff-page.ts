import { headers } from '@foyer/contract/headers.ts'
import { currentSession, signInStaff } from '@foyer/contract/staff/session.ts'
import { type AnyCall, buildUrl, type Call } from '@foyer/contract/wire/call.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { grantRole, saveMember } from '../access/staff-session/member.store.ts'
import { openSession } from '../access/staff-session/session.store.ts'
import { STAFF_COOKIE } from '../access/staff-session/staff-sessions.ts'
import type { FreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import type { Browser } from './browser.ts'
import { RejectedCall } from './guest-page.ts'

type Schema = z.core.$ZodType

interface Input<P extends Schema, Q extends Schema, B extends Schema> {
  readonly params?: z.output<P>
  readonly query?: z.output<Q>
  readonly body?: z.output<B>
  /** The idempotency key. */
  readonly key?: string
}

interface Sent {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: object
  readonly headers?: Record<string, string>
}

/** Acts like the staff application's page. */
export class StaffPage {
  readonly browser: Browser
  hotelId: number
  csrf = ''

  constructor(browser: Browser, hotelId = 1) {
    this.browser = browser
    this.hotelId = hotelId
  }

  async signIn(email: string, password: string) {
    const answer = await this.call(signInStaff, { body: { email, password } })
    if (answer.outcome === 'signedIn') this.csrf = answer.session.csrf
    if (answer.outcome === 'secondFactor') this.csrf = answer.csrf
    return answer
  }

  async call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    { params, query, body, key }: Input<P, Q, B> = {},
  ): Promise<z.output<R>> {
    const response = await this.send(call, {
      params: z.encode(call.params, (params ?? {}) as z.output<P>) as Record<string, string>,
      query: z.encode(call.query, (query ?? {}) as z.output<Q>) as Record<string, string>,
      body: z.encode(call.body, (body ?? {}) as z.output<B>) as object,
      ...(key && { headers: { [headers.idempotencyKey]: key } }),
    })
    if (response.statusCode !== 200) throw new RejectedCall(response)
    return z.decode(call.reply, response.json())
  }

  async send(call: AnyCall, { params = {}, query = {}, body = {}, headers: more = {} }: Sent = {}) {
    return this.browser.send({
      method: call.method,
      url: buildUrl(call.path, params, query),
      headers: { [headers.hotelId]: String(this.hotelId), [headers.csrf]: this.csrf, ...more },
      ...(call.method === 'POST' ? { payload: body } : {}),
    }) as Promise<LightMyRequestResponse>
  }
}

/** A member of staff with a role, signed in without the slow password. */
export async function createColleague(
  db: FreshDatabase,
  browser: Browser,
  { role, hotelId = 1, name = `A ${role}` }: { role: Role; hotelId?: number; name?: string },
): Promise<StaffPage & { memberId: string }> {
  const email = `${role}.${hotelId}.${name.toLowerCase().replaceAll(/\W/g, '')}@example.com`
  const memberId = await saveMember(db.directory, { email, name, language: 'en' })
  await grantRole(db.directory, { memberId, hotelId, role })
  browser.cookies.set(STAFF_COOKIE, await openSession(db.directory, memberId))
  const page = new StaffPage(browser, hotelId)
  page.csrf = (await page.call(currentSession)).csrf
  return Object.assign(page, { memberId })
}
