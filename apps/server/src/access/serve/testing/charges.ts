import { call } from '@foyer/contract/wire/call.ts'
import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { chooseBusPayment } from '../../../outside/bus-payment/choose-bus-payment.ts'
import { noReader } from '../../../outside/document-reader/no-reader.ts'
import { chooseFaceMatcher } from '../../../outside/face-matcher/choose-face-matcher.ts'
import { chooseHardware } from '../../../outside/hardware/choose-hardware.ts'
import { chooseHotelSystem } from '../../../outside/hotel-system/choose-hotel-system.ts'
import { chooseKeyProvider } from '../../../outside/key-provider/choose-key-provider.ts'
import { noMailer } from '../../../outside/mailer/no-mailer.ts'
import { chooseGateway } from '../../../outside/payment-gateway/choose-gateway.ts'
import { createRunInBackground } from '../../../platform/background/run-in-background.ts'
import { assertNoConnectionHeld } from '../../../platform/database/held-connection.ts'
import { createFreshDatabase } from '../../../platform/database/testing/create-fresh-database.ts'
import { NOON } from '../../../platform/database/testing/templates.ts'
import { createHttp } from '../../../platform/http/create-http.ts'
import { createPasswords } from '../../../platform/secrets/password-hash.ts'
import { quickCost } from '../../../platform/secrets/testing/quick-cost.ts'
import { Browser } from '../../../testing/browser.ts'
import { GuestPage } from '../../../testing/guest-page.ts'
import { StaffPage } from '../../../testing/staff-page.ts'
import { testKeySecret } from '../../../testing/test-key-secret.ts'
import { createAccess } from '../../create-access.ts'
import { toProblem } from '../../intent/intent.ts'
import { createPage } from '../../page/page.ts'
import { grantRole, saveMember } from '../../staff-session/member.store.ts'
import { openSession } from '../../staff-session/session.store.ts'
import { STAFF_COOKIE } from '../../staff-session/staff-sessions.ts'
import type { Claimant, OutsideCall } from '../outside-call.ts'

/** A call that charges money. */
export const charge = call({
  name: 'charge',
  method: 'POST',
  path: '/api/charge/',
  body: z.object({ room: z.string() }),
  reply: z.object({ receipt: z.string() }),
})

/** The same for staff. */
export const chargeAtDesk = call({
  name: 'chargeAtDesk',
  method: 'POST',
  path: '/api/staff/charge/',
  by: 'staff',
  may: 'takePayments',
  body: z.object({ room: z.string() }),
  reply: z.object({ receipt: z.string() }),
})

/** An external system with its own ledger: what was requested, by idempotency key. */
export class Gateway {
  readonly ledger = new Map<string, number>()
  readonly signals: AbortSignal[] = []
  requests = 0
  lookups = 0
  /** What happens to the request or its answer in transit. */
  way: 'open' | 'answerLost' | 'requestLost' | 'silent' | 'refuses' = 'open'
  /** Whether it answers queries about outcomes. */
  answersLooks = true
  /** A guest's call pauses here between its checks and its claim. */
  claimPause: Promise<unknown> = Promise.resolve()
  claims = 0
  /** Pauses before it answers. */
  pause: Promise<unknown> = Promise.resolve()

  async charge(key: string, minor: number, signal: AbortSignal): Promise<'taken' | 'refused'> {
    assertNoConnectionHeld('the gateway')
    this.requests += 1
    this.signals.push(signal)
    if (this.way === 'requestLost') throw new Error('ECONNRESET')
    if (this.way === 'refuses') return 'refused'
    this.ledger.set(key, minor)
    if (this.way === 'answerLost') throw new Error('ECONNRESET')
    if (this.way === 'silent') await new Promise(() => {})
    await this.pause
    return 'taken'
  }

  async lookUp(key: string): Promise<'taken' | 'never'> {
    this.lookups += 1
    if (!this.answersLooks) throw new Error('ECONNREFUSED')
    return this.ledger.has(key) ? 'taken' : 'never'
  }
}

const AMOUNT = { minor: 12_000, currency: 'EUR' }
const STAY = '00000000-0000-4000-8000-000000000001'

const createCharges = <Who extends Claimant>(
  gateway: Gateway,
  { name, withinMs }: { name: string; withinMs: number },
): OutsideCall<{ body: { room: string } }, { room: string }, null, z.output<typeof charge.reply>, Who> => ({
  name,
  timeoutMs: withinMs,
  async claim({ body: { room } }, { tx }) {
    const paid = await tx.selectFrom('server_settings').select('name').where('value', '=', room).executeTakeFirst()
    gateway.claims += 1
    await gateway.claimPause
    if (paid) return { answer: { receipt: paid.name } }
    return { intent: { subject: room, reservationId: STAY, amount: AMOUNT, detail: { room } } }
  },
  async ask({ id, amount }, _asked, _caller, signal) {
    const answer = await gateway.charge(id, amount?.minor ?? 0, signal)
    return answer === 'taken' ? { state: 'done', result: null } : { state: 'refused', problem: 'payFirst' }
  },
  async reconcile({ id }) {
    return (await gateway.lookUp(id)) === 'taken'
      ? { state: 'done', result: null }
      : { state: 'refused', problem: 'unavailable' }
  },
  async settle({ tx }, { id, detail: { room } }, outcome) {
    if (outcome.state !== 'done') return toProblem(outcome)
    // The name is unique, so settling twice would fail.
    await tx
      .insertInto('server_settings')
      .values({ name: `${room} ${id}`, value: room })
      .execute()
    return { answer: { receipt: `${room} ${id}` } }
  },
})

/** A server that serves this one call, with the whole access wing. */
export async function createChargingServer({ withinMs = 300 }: { withinMs?: number } = {}) {
  const gateway = new Gateway()
  const db = await createFreshDatabase('demo')
  const app = await createHttp({ logLevel: 'silent', isSecure: false, acceptsUpgrade: () => false })
  const page = { ...createPage(async () => '<html><!--site--></html>'), builtAt: new Date(NOON) }
  const ports = {
    mailer: noMailer,
    documentReader: noReader,
    faceMatcherFor: chooseFaceMatcher(),
    systemFor: chooseHotelSystem(),
    hardwareFor: chooseHardware,
    keyProviderFor: chooseKeyProvider({}),
    gatewayFor: chooseGateway({}),
    busFor: chooseBusPayment({}),
    authorityFor: () => undefined,
    taxAgencyFor: () => undefined,
    maps: undefined,
    identityProvider: undefined,
  }
  const ground = {
    publicUrl: undefined,
    baseUrl: 'http://localhost',
    secureCookies: false,
    development: false,
    keySecret: testKeySecret,
    passwords: createPasswords(quickCost),
    secondFactorRoles: [],
    inBackground: createRunInBackground(app),
    wallets: {},
  }
  const { calls, staffCalls, staffSessions, intents } = await createAccess({
    app,
    db,
    staffDb: db,
    backgroundDb: db,
    now: () => new Date(NOON),
    ...ground,
    ...ports,
    page,
  })
  calls.serveOutside(charge, createCharges(gateway, { name: 'charge', withinMs }), 'nothing')
  staffCalls.serveOutside(chargeAtDesk, createCharges(gateway, { name: 'chargeAtDesk', withinMs }))
  calls.register(app, [charge, chargeAtDesk])
  onTestFinished(() => app.close())
  const guest = new GuestPage(new Browser(app), {})
  await guest.load()

  /**
   * A signed-in member of staff; the session is created directly, because this server has no
   * sign-in calls.
   */
  async function createColleague(name: string): Promise<StaffPage> {
    const email = `${name.toLowerCase()}@example.com`
    const memberId = await saveMember(db.directory, { email, name, language: 'en' })
    await grantRole(db.directory, { memberId, hotelId: 1, role: 'receptionist' })
    const page = new StaffPage(new Browser(app))
    const token = await openSession(db.directory, memberId)
    page.browser.cookies.set(STAFF_COOKIE, token)
    page.csrf = staffSessions.csrf(token)
    return page
  }

  return { gateway, db, intents, guest, createColleague }
}
