import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listMails } from '@foyer/contract/staff/mails.ts'
import { listFactors, resetSecondFactor } from '@foyer/contract/staff/second-factor.ts'
import { listUsers } from '@foyer/contract/staff/users.ts'
import { expect, it } from 'vitest'
import { findMemberByEmail, grantRole } from '../../access/staff-session/member.store.ts'
import { seedStaff } from '../../demo/demo-staff.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { adminScript } from '../admin/admin-script.ts'
import { runScriptInTest } from '../command/testing/run-script-in-test.ts'
import { administrator, enterCode, enterPassword, getDemoStaff, manager, setUpTotp } from './testing/sign-in-steps.ts'

/** A manager and an administrator of the same hotel, each with an app. */
async function createOffice() {
  const server = await createTestServer({ secondFactor: 'managers' })
  const boss = await enterPassword(server, administrator)
  await setUpTotp(boss.page)
  const own = await enterPassword(server, manager)
  const { codes } = await setUpTotp(own.page)
  const { id = '' } = (await findMemberByEmail(server.db.directory, manager.email)) ?? {}
  return { ...server, server, boss: boss.page, own: own.page, codes, params: { id } }
}

it('an administrator resets the factors of a colleague: logged, mailed, and their sessions end', async () => {
  const { server, db, boss, own, codes, params } = await createOffice()
  const pending = (await enterPassword(server, manager)).page
  await boss.call(resetSecondFactor, { params })
  await expect(own.call(listArrivals)).rejects.toMatchObject({ problem: 'notSignedIn' })
  await expect(enterCode(pending, codes[0] ?? '')).rejects.toMatchObject({ problem: 'notSignedIn' })
  const again = await enterPassword(server, manager)
  expect(again.answer).toMatchObject({ outcome: 'secondFactor', factors: [] })
  expect(await enterCode(again.page, codes[0] ?? '')).toBe('refused')
  await setUpTotp(again.page)
  const [mail] = (await boss.call(listMails)).mails
  expect(mail).toMatchObject({
    template: 'secondFactorReset',
    subject: 'Your second factor at Foyer Palace was removed',
  })
  const deeds = await db.inHotel(1, (tx) =>
    tx.selectFrom('audit_entries').select(['action', 'subject', 'who']).execute(),
  )
  expect(deeds).toContainEqual({ action: 'secondFactorReset', subject: manager.email, who: administrator.name })
})

it('an administrator resets neither their own factors, nor those of another hotel or of a person who works elsewhere too', async () => {
  const { db, app, boss, params } = await createOffice()
  const reset = (id: string) => boss.call(resetSecondFactor, { params: { id } })
  const mine = (await boss.call(listUsers)).users.find(({ email }) => email === administrator.email)
  await expect(reset(mine?.id ?? '')).rejects.toMatchObject({ problem: 'mayNot' })
  const stranger = await createColleague(db, new Browser(app), { role: 'receptionist', hotelId: 2 })
  await expect(reset(stranger.memberId)).rejects.toMatchObject({ problem: 'notFound' })
  await grantRole(db.directory, { memberId: params.id, hotelId: 2, role: 'receptionist' })
  await expect(reset(params.id)).rejects.toMatchObject({ problem: 'mayNot' })
  expect((await boss.call(listFactors)).factors).toHaveLength(1)
})

it('N10 a command resets the factors of the last administrator, and is logged in each of their hotels', async () => {
  const server = await createTestServer({ secondFactor: 'managers' })
  const everywhere = getDemoStaff('admin@foyer.example.com')
  const { page } = await enterPassword(server, everywhere)
  await setUpTotp(page)
  const admin = (...args: string[]) => runScriptInTest(adminScript, server.db, args)
  expect(await admin('second-factor', everywhere.email.toUpperCase())).toEqual({
    rc: 0,
    out: 'Inês Faria has no second factor now, and sets up a new one at the next sign-in.\n',
    err: '',
  })
  await expect(page.call(listArrivals)).rejects.toMatchObject({ problem: 'notSignedIn' })
  expect((await enterPassword(server, everywhere)).answer).toMatchObject({ outcome: 'secondFactor', factors: [] })
  for (const hotelId of everywhere.hotels) {
    const deeds = await server.db.inHotel(hotelId, (tx) =>
      tx.selectFrom('audit_entries').select(['action', 'details']).orderBy('number').execute(),
    )
    expect(deeds.at(-1)).toEqual({ action: 'secondFactorReset', details: { from: 'command' } })
  }
  expect((await admin('second-factor', 'nobody@example.com')).err).toBe(
    'Refused: no one signs in with nobody@example.com.\n',
  )
})

it('a reset of the demo removes the factors that a visitor has set up', async () => {
  const { server, db } = await createOffice()
  await seedStaff(db)
  expect((await enterPassword(server, manager)).answer).toMatchObject({ factors: ['totp'] })
  await seedStaff(db, { reset: true })
  expect((await enterPassword(server, manager)).answer).toMatchObject({ factors: [] })
})
