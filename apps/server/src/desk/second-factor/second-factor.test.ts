import { hearAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { staffCalls } from '@foyer/contract/staff/calls.ts'
import {
  addTotp,
  confirmPassword,
  listFactors,
  offerPasskey,
  offerTotp,
  proveByCode,
  removeFactor,
  renewRecoveryCodes,
} from '@foyer/contract/staff/second-factor.ts'
import { currentSession, signOutStaff } from '@foyer/contract/staff/session.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { grantRole } from '../../access/staff-session/member.store.ts'
import type { FreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { NOON } from '../../platform/database/testing/templates.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { printTables } from '../../testing/print-tables.ts'
import { buildStaffCallInput } from '../../testing/staff-call-input.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { computeCode } from './testing/compute-code.ts'
import {
  administrator,
  enterCode,
  enterPassword,
  manager,
  receptionist,
  setUpPasskey,
  setUpTotp,
} from './testing/sign-in-steps.ts'

const createHotel = () => createTestServer({ secondFactor: 'managers' })

const after = (seconds: number) => new Date(new Date(NOON).getTime() + seconds * 1_000).toISOString()

const listDeeds = (db: FreshDatabase) =>
  db.inHotel(1, async (tx) => {
    const rows = await tx.selectFrom('audit_entries').select(['action', 'subject']).orderBy('number').execute()
    return rows.map(({ action }) => action)
  })

/** A manager with an app, who has typed the password again. */
async function createOwner() {
  const server = await createHotel()
  const first = await enterPassword(server, manager)
  const own = await setUpTotp(first.page)
  const { page, answer } = await enterPassword(server, manager)
  return { ...server, ...own, server, page, answer, firstPage: first.page }
}

describe('the first sign-in of a manager', () => {
  it('leads from the password through an app and its code into the hotel, with ten recovery codes shown once', async () => {
    const server = await createHotel()
    const { page, answer } = await enterPassword(server, manager)
    expect(answer).toEqual({ outcome: 'secondFactor', factors: [], csrf: page.csrf })
    const { offer, codes, secret } = await setUpTotp(page)
    expect(offer.uri).toContain(secret)
    expect(offer.qr).toMatch(/^data:image\/png;base64,/)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    await page.call(listArrivals)
    expect(await page.call(listFactors)).toMatchObject({
      factors: [{ kind: 'totp', name: 'Phone', lastUsedAt: expect.any(String) }],
      recoveryCodesLeft: 10,
      required: true,
    })
    expect(await listDeeds(server.db)).toEqual(['secondFactorAdded', 'signedIn'])
  })

  it('refuses a wrong code of the new app, and a code of an app that was not offered to this session', async () => {
    const server = await createHotel()
    const { page } = await enterPassword(server, manager)
    const add = (code: string) => page.call(addTotp, { body: { name: 'Phone', code } })
    expect(await add('123456')).toEqual({ outcome: 'refused' })
    await page.call(offerTotp)
    expect(await add('123456')).toEqual({ outcome: 'refused' })
    await expect(page.call(listArrivals)).rejects.toMatchObject({ problem: 'notSignedIn' })
  })

  it('is not asked of a receptionist, unless the setting says everyone', async () => {
    expect((await enterPassword(await createHotel(), receptionist)).answer.outcome).toBe('signedIn')
    const all = await createTestServer({ secondFactor: 'everyone' })
    expect((await enterPassword(all, receptionist)).answer.outcome).toBe('secondFactor')
    const off = await createTestServer({ secondFactor: 'off' })
    expect((await enterPassword(off, manager)).answer.outcome).toBe('signedIn')
  })
})

const beforeFactor = staffCalls.filter(({ beforeSecondFactor }) => beforeSecondFactor)
const afterFactor = staffCalls.filter(({ by, beforeSecondFactor }) => by !== 'anyone' && !beforeSecondFactor)

it('only these calls are served before the second factor', () => {
  expect(beforeFactor.map(({ name }) => name)).toEqual([
    'proveByCode',
    'requestPasskey',
    'proveByPasskey',
    'offerTotp',
    'addTotp',
    'offerPasskey',
    'addPasskey',
    'signOutStaff',
  ])
})

const situations = ['a factor to prove', 'a factor to set up']

it.each(situations)('a session with %s is refused by every other call of staff, and leaves no trace', async (what) => {
  const server = await createHotel()
  const { page } = await enterPassword(server, manager)
  if (what === 'a factor to prove') {
    await setUpTotp(page)
    await page.signIn(manager.email, manager.password)
  }
  const before = await printTables(server.db)
  for (const call of afterFactor) {
    const { statusCode, body } = await page.send(call, buildStaffCallInput(call))
    expect(`${call.name} ${statusCode} ${JSON.parse(body).problem}`).toBe(`${call.name} 401 notSignedIn`)
  }
  expect((await page.send(hearAlerts, { query: { hotel: '1' } })).statusCode).toBe(401)
  expect(await printTables(server.db)).toEqual(before)
  const html = (await page.browser.send({ url: '/staff/' })).body
  expect(html).not.toContain(manager.email)
})

it('a session with a factor to prove cannot add another one instead', async () => {
  const { page, server } = await createOwner()
  expect(await page.call(offerTotp)).toEqual({ outcome: 'unconfirmed' })
  expect(await page.call(offerPasskey)).toEqual({ outcome: 'unconfirmed' })
  expect(await page.call(addTotp, { body: { name: 'Mine', code: '123456' } })).toEqual({ outcome: 'unconfirmed' })
  // Offered while there was none: the offer is worth nothing once there is one.
  const early = await enterPassword(server, administrator)
  const late = await enterPassword(server, administrator)
  const offer = await early.page.call(offerTotp)
  await setUpTotp(late.page)
  const code = offer.outcome === 'offered' ? computeCode(offer.secret, NOON) : ''
  await expect(early.page.call(addTotp, { body: { name: 'Mine', code } })).rejects.toMatchObject({
    problem: 'notSignedIn',
  })
})

it('the second factor has to follow the password within a quarter of an hour', async () => {
  const { page, secret, db, server } = await createOwner()
  await sql`update staff_sessions set created_at = created_at - interval '15 minutes'`.execute(db.directory)
  server.setNow(after(60))
  await expect(enterCode(page, computeCode(secret, after(60)))).rejects.toMatchObject({ problem: 'notSignedIn' })
})

it('a later sign-in takes the password and a code; the sign-in is logged then', async () => {
  const { page, answer, secret, server, db } = await createOwner()
  expect(answer).toMatchObject({ outcome: 'secondFactor', factors: ['totp'] })
  server.setNow(after(60))
  expect(await enterCode(page, '000000')).toBe('refused')
  const code = computeCode(secret, after(60))
  expect(await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('proved')
  await page.call(listArrivals)
  expect((await listDeeds(db)).slice(2)).toEqual(['secondFactorRefused', 'signedIn'])
  await page.call(signOutStaff)
  await expect(page.call(listArrivals)).rejects.toMatchObject({ problem: 'notSignedIn' })
})

it('a code is accepted once: neither the one of the set-up, nor again, nor twice at the same time', async () => {
  const { page, secret, server } = await createOwner()
  expect(await enterCode(page, computeCode(secret, NOON))).toBe('refused')
  server.setNow(after(60))
  const code = computeCode(secret, after(60))
  const other = (await enterPassword(server, manager)).page
  const outcomes = await Promise.all([enterCode(page, code), enterCode(other, code)])
  expect(outcomes.toSorted()).toEqual(['proved', 'refused'])
  expect(await enterCode((await enterPassword(server, manager)).page, code)).toBe('refused')
  // An earlier code is older than the one that was used.
  const earlier = computeCode(secret, after(30))
  expect(await enterCode((await enterPassword(server, manager)).page, earlier)).toBe('refused')
})

it('a recovery code opens once, however it is typed, and only for its owner', async () => {
  const { page, codes, server, db } = await createOwner()
  const [first = '', second = ''] = codes
  const admin = await enterPassword(server, administrator)
  await setUpTotp(admin.page)
  const pending = await enterPassword(server, administrator)
  expect(await enterCode(pending.page, first)).toBe('refused')
  expect(await enterCode(page, ` ${first.toLowerCase().replace('-', ' ')} `)).toBe('proved')
  const again = (await enterPassword(server, manager)).page
  expect(await enterCode(again, first)).toBe('refused')
  expect(await again.call(proveByCode, { body: { code: second } })).toMatchObject({ recoveryCodesLeft: 8 })
  expect(await listDeeds(db)).toContain('recoveryCodeUsed')
})

it('R25 neither the secret of an app nor a recovery code can be read in the database', async () => {
  const { secret, codes, db, page } = await createOwner()
  const rest = await createOwner()
  const kept = async (of: FreshDatabase) =>
    JSON.stringify([
      await of.directory.selectFrom('staff_factors').selectAll().execute(),
      await of.directory.selectFrom('staff_recovery_codes').selectAll().execute(),
      await of.directory.selectFrom('staff_sessions').selectAll().execute(),
    ])
  const text = await kept(db)
  expect(text).toContain('sealed:')
  for (const word of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) expect(text).not.toContain(word)
  expect(await kept(rest.db)).not.toContain(rest.secret)
  // While it is offered, too.
  const [code = ''] = codes
  await enterCode(page, code)
  await enterCode(page, codes[1] ?? '')
  const offer = await page.call(offerTotp)
  if (offer.outcome !== 'offered') throw new Error('Nothing was offered.')
  expect(await kept(db)).not.toContain(offer.secret)
})

it('a person who becomes a manager is asked for a second factor from the next call on', async () => {
  const server = await createHotel()
  const page = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  await page.call(listArrivals)
  await grantRole(server.db.directory, { memberId: page.memberId, hotelId: 2, role: 'manager' })
  await expect(page.call(listArrivals)).rejects.toMatchObject({ problem: 'notSignedIn' })
  await expect(page.call(currentSession)).rejects.toMatchObject({ problem: 'notSignedIn' })
})

describe('a person’s own factors', () => {
  it('a change needs a current factor again, each time, and ends the other sessions', async () => {
    const { page, firstPage, secret, server, codes } = await createOwner()
    server.setNow(after(60))
    await enterCode(page, computeCode(secret, after(60)))
    expect(await page.call(offerTotp)).toEqual({ outcome: 'unconfirmed' })
    server.setNow(after(120))
    expect(await enterCode(page, computeCode(secret, after(120)))).toBe('proved')
    await setUpPasskey(page)
    const { factors } = await page.call(listFactors)
    expect(factors.map(({ kind }) => kind)).toEqual(['totp', 'passkey'])
    const params = { id: factors[0]?.id ?? '' }
    expect(await page.call(removeFactor, { params })).toEqual({ outcome: 'unconfirmed' })
    await enterCode(page, codes[0] ?? '')
    await firstPage.call(listArrivals)
    expect(await page.call(removeFactor, { params })).toEqual({ outcome: 'removed' })
    await expect(firstPage.call(listArrivals)).rejects.toMatchObject({ problem: 'notSignedIn' })
    await page.call(listArrivals)
    server.setNow(after(180))
    const pending = (await enterPassword(server, manager)).page
    expect(await enterCode(pending, computeCode(secret, after(180)))).toBe('refused')
  })

  it('a confirmation is worth nothing after five minutes', async () => {
    const { page, codes, db } = await createOwner()
    await enterCode(page, codes[0] ?? '')
    await enterCode(page, codes[1] ?? '')
    await sql`update staff_sessions set confirmed_at = confirmed_at - interval '5 minutes'`.execute(db.directory)
    expect(await page.call(renewRecoveryCodes)).toEqual({ outcome: 'unconfirmed' })
  })

  it('the last one stays where the role needs one', async () => {
    const { page, codes } = await createOwner()
    await enterCode(page, codes[0] ?? '')
    await enterCode(page, codes[1] ?? '')
    const { factors } = await page.call(listFactors)
    const params = { id: factors[0]?.id ?? '' }
    expect(await page.call(removeFactor, { params })).toEqual({ outcome: 'last' })
  })

  it('new recovery codes replace the old ones', async () => {
    const { page, codes, server } = await createOwner()
    await enterCode(page, codes[0] ?? '')
    expect(await page.call(renewRecoveryCodes)).toEqual({ outcome: 'unconfirmed' })
    await enterCode(page, codes[1] ?? '')
    const renewed = await page.call(renewRecoveryCodes)
    if (renewed.outcome !== 'renewed') throw new Error('The codes were not renewed.')
    const pending = (await enterPassword(server, manager)).page
    expect(await enterCode(pending, codes[2] ?? '')).toBe('refused')
    expect(await enterCode(pending, renewed.recoveryCodes[0] ?? '')).toBe('proved')
  })

  it('a receptionist may add one after the password, is asked for it from then on, and may remove it', async () => {
    const server = await createHotel()
    const { page } = await enterPassword(server, receptionist)
    expect(await page.call(offerTotp)).toEqual({ outcome: 'unconfirmed' })
    const confirm = (password: string) => page.call(confirmPassword, { body: { password } })
    expect(await confirm('not the password')).toEqual({ confirmed: false })
    expect(await page.call(offerTotp)).toEqual({ outcome: 'unconfirmed' })
    expect(await confirm(receptionist.password)).toEqual({ confirmed: true })
    const { codes } = await setUpTotp(page)
    expect(await confirm(receptionist.password)).toEqual({ confirmed: false })
    expect((await enterPassword(server, receptionist)).answer.outcome).toBe('secondFactor')
    await enterCode(page, codes[0] ?? '')
    const { factors, required } = await page.call(listFactors)
    expect(required).toBe(false)
    expect(await page.call(removeFactor, { params: { id: factors[0]?.id ?? '' } })).toEqual({ outcome: 'removed' })
    expect((await enterPassword(server, receptionist)).answer.outcome).toBe('signedIn')
  })

  it('another person’s factor is not found', async () => {
    const { page, codes, server } = await createOwner()
    await enterCode(page, codes[0] ?? '')
    await enterCode(page, codes[1] ?? '')
    const admin = await enterPassword(server, administrator)
    await setUpPasskey(admin.page)
    const { factors } = await admin.page.call(listFactors)
    const params = { id: factors[0]?.id ?? '' }
    await expect(page.call(removeFactor, { params })).rejects.toMatchObject({ problem: 'notFound' })
    expect((await admin.page.call(listFactors)).factors).toHaveLength(1)
  })
})
