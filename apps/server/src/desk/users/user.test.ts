import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listMails, openMail } from '@foyer/contract/staff/mails.ts'
import { currentSession, forgetPassword, resetPassword } from '@foyer/contract/staff/session.ts'
import {
  acceptInvitation,
  changeRole,
  inviteUser,
  listUsers,
  removeUser,
  signOutUser,
} from '@foyer/contract/staff/users.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { grantRole } from '../../access/staff-session/member.store.ts'
import { demoStaff } from '../../demo/demo-staff.ts'
import type { FreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague, StaffPage } from '../../testing/staff-page.ts'
import { openTestLink } from '../../testing/test-links.ts'

const invitation = { name: 'Pau Mas', email: 'pau@example.com', role: 'receptionist', language: 'ca' } as const

async function openOffice() {
  const server = await createTestServer()
  const browser = () => new Browser(server.app)
  const page = await createColleague(server.db, browser(), { role: 'administrator', name: 'Ana Roca' })
  return { ...server, page, browser }
}

it('an invited person chooses a password through the mailed link and works at this hotel', async () => {
  const { page, browser } = await openOffice()
  const { id } = await page.call(inviteUser, { body: invitation })
  expect((await page.call(listUsers)).users).toContainEqual({
    id,
    name: 'Pau Mas',
    email: 'pau@example.com',
    role: 'receptionist',
    invited: true,
    sessions: 0,
  })
  const { sending, mails } = await page.call(listMails)
  expect([sending, mails[0]?.state, mails[0]?.subject]).toEqual(['kept', 'kept', 'El vostre compte a Foyer Palace'])
  const mail = await page.call(openMail, { params: { id: mails[0]?.id ?? '' } })
  expect(mail.linkHidden).toBe(false)
  const token = /#\/password\/([\w-]+)/.exec(mail.text)?.[1] ?? ''
  const pau = new StaffPage(browser())
  expect(await pau.call(resetPassword, { body: { token, password: 'a password of Pau’s' } })).toEqual({
    refused: undefined,
  })
  expect((await pau.signIn(invitation.email, 'a password of Pau’s')).outcome).toBe('signedIn')
  await pau.call(listArrivals)
  await page.call(signOutUser, { params: { id } })
  await expect(pau.call(listArrivals)).rejects.toMatchObject({ status: 401 })
})

it('a changed or removed role takes effect from the next call on', async () => {
  const { page, browser, db } = await openOffice()
  const boss = await createColleague(db, browser(), { role: 'manager' })
  await boss.call(listUsers)
  await page.call(changeRole, { params: { id: boss.memberId }, body: { role: 'receptionist' } })
  await expect(boss.call(listUsers)).rejects.toMatchObject({ problem: 'mayNot' })
  await page.call(removeUser, { params: { id: boss.memberId } })
  await expect(boss.call(listArrivals)).rejects.toMatchObject({ status: 401 })
})

it('the last administrator can be neither removed nor demoted', async () => {
  const { page, db } = await openOffice()
  const others = demoStaff.filter(({ role, hotels }) => role === 'administrator' && hotels.includes(1))
  const { users } = await page.call(listUsers)
  for (const { id } of users.filter(({ email }) => others.some((one) => one.email === email)))
    await page.call(removeUser, { params: { id } })
  await expect(page.call(removeUser, { params: { id: page.memberId } })).rejects.toMatchObject({
    problem: 'lastAdministrator',
  })
  await expect(
    page.call(changeRole, { params: { id: page.memberId }, body: { role: 'manager' } }),
  ).rejects.toMatchObject({ problem: 'lastAdministrator' })
  // A person who also works elsewhere loses this hotel only.
  const everywhere = await db.directory
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', 'admin@foyer.example.com')
    .execute()
  expect(everywhere).toHaveLength(1)
})

it('T18 a link that opens an account is hidden from staff with fewer rights than that account', async () => {
  const { page, browser, db } = await openOffice()
  await page.call(inviteUser, { body: invitation })
  const manager = await createColleague(db, browser(), { role: 'manager' })
  const [mail] = (await manager.call(listMails)).mails
  const opened = (reader: StaffPage) => reader.call(openMail, { params: { id: mail?.id ?? '' } })
  expect(await opened(manager)).toMatchObject({ linkHidden: true })
  expect(JSON.stringify(await opened(manager))).not.toContain('#/password/')
  expect(JSON.stringify(await opened(page))).toContain('#/password/')
  const { users } = await page.call(listUsers)
  const pau = users.find(({ email }) => email === invitation.email)
  await grantRole(db.directory, { memberId: pau?.id ?? '', hotelId: 2, role: 'receptionist' })
  expect(await opened(page)).toMatchObject({ linkHidden: true })
})

async function createAccountElsewhere({ db, browser }: { db: FreshDatabase; browser: () => Browser }) {
  const other = await createColleague(db, browser(), { role: 'manager', hotelId: 2, name: 'Rui Alves' })
  const secret = { password_hash: 'x', last_sign_in_at: new Date() }
  await db.directory.updateTable('staff_members').set(secret).where('id', '=', other.memberId).execute()
  return { other, email: 'manager.2.ruialves@example.com' }
}

const parseToken = (text: string) => /#\/invitation\/([\w-]+)/.exec(text)?.[1] ?? ''

it('R12 an account of another hotel must accept first; until then nothing of it is shown or changed', async () => {
  const office = await openOffice()
  const { page, browser, db } = office
  const { other, email } = await createAccountElsewhere(office)
  await expect(page.call(removeUser, { params: { id: other.memberId } })).rejects.toMatchObject({ status: 404 })
  const { id } = await page.call(inviteUser, { body: { ...invitation, name: 'Another name', email } })
  expect(id).not.toBe(other.memberId)
  expect((await page.call(listUsers)).users.find((user) => user.id === id)).toEqual({
    id,
    name: 'Another name',
    email,
    role: 'receptionist',
    invited: true,
  })
  await expect(page.call(signOutUser, { params: { id } })).rejects.toMatchObject({ status: 404 })
  await other.call(listArrivals)
  const [mail] = (await page.call(listMails)).mails
  expect(mail?.template).toBe('newRole')
  // The inviter can't accept for them: they can't even read the link.
  expect(await page.call(openMail, { params: { id: mail?.id ?? '' } })).toMatchObject({ linkHidden: true })
  const [kept] = await db.inHotel(1, (tx) =>
    tx.selectFrom('mails').select(['id', 'secret_link']).where('template', '=', 'newRole').execute(),
  )
  const token = parseToken(openTestLink(kept))
  const stranger = await createColleague(db, browser(), { role: 'receptionist' })
  await expect(stranger.call(acceptInvitation, { body: { token } })).rejects.toMatchObject({ status: 404 })
  await page.call(changeRole, { params: { id }, body: { role: 'manager' } })
  await other.call(acceptInvitation, { body: { token } })
  await expect(other.call(acceptInvitation, { body: { token } })).rejects.toMatchObject({ status: 404 })
  expect((await other.call(currentSession)).hotels.map(({ id: at, role }) => [at, role])).toEqual([
    [1, 'manager'],
    [2, 'manager'],
  ])
})

it('R12 sign-ins of a person who also works elsewhere are hidden, and they cannot be signed out there', async () => {
  const office = await openOffice()
  const { page, db } = office
  const { other } = await createAccountElsewhere(office)
  await grantRole(db.directory, { memberId: other.memberId, hotelId: 1, role: 'receptionist' })
  const seen = async () => (await page.call(listUsers)).users.find(({ id }) => id === other.memberId)
  expect(Object.keys((await seen()) ?? {}).toSorted()).toEqual(['email', 'id', 'invited', 'name', 'role'])
  const signOut = () => page.call(signOutUser, { params: { id: other.memberId } })
  await expect(signOut()).rejects.toMatchObject({ problem: 'mayNot' })
  await other.call(currentSession)
  await grantRole(db.directory, { memberId: page.memberId, hotelId: 2, role: 'administrator' })
  expect(await seen()).toMatchObject({ sessions: 1, lastSignInAt: expect.any(String) })
  await signOut()
  await expect(other.call(currentSession)).rejects.toMatchObject({ status: 401 })
})

it('R12 an invitation can be withdrawn, and expires after a week', async () => {
  const office = await openOffice()
  const { page, db } = office
  const { other, email } = await createAccountElsewhere(office)
  const invite = () => page.call(inviteUser, { body: { ...invitation, email } })
  const newestToken = async () => {
    const [mail] = await db.inHotel(1, (tx) =>
      tx.selectFrom('mails').select(['id', 'secret_link']).orderBy('created_at', 'desc').limit(1).execute(),
    )
    return parseToken(openTestLink(mail))
  }
  const { id } = await invite()
  await page.call(removeUser, { params: { id } })
  await expect(other.call(acceptInvitation, { body: { token: await newestToken() } })).rejects.toMatchObject({
    status: 404,
  })
  await invite()
  await sql`update staff_invitations set expires_at = expires_at - interval '7 days'`.execute(db.directory)
  await expect(other.call(acceptInvitation, { body: { token: await newestToken() } })).rejects.toMatchObject({
    status: 404,
  })
})

it('R20 requesting a password reset for an invited person does not end the invitation', async () => {
  const { page, browser, db } = await openOffice()
  await page.call(inviteUser, { body: invitation })
  const links = () =>
    db.inHotel(1, async (tx) => {
      const rows = await tx.selectFrom('mails').select(['id', 'secret_link']).orderBy('created_at').execute()
      return rows.map((row) => openTestLink(row).split('/').at(-1) ?? '')
    })
  await new StaffPage(browser()).call(forgetPassword, { body: { email: invitation.email } })
  await expect.poll(links).toHaveLength(2)
  const [token = ''] = await links()
  const chosen = await new StaffPage(browser()).call(resetPassword, {
    body: { token, password: 'a password of Pau’s' },
  })
  expect(chosen.refused).toBeUndefined()
})
