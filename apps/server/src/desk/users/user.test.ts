import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listMails, openMail } from '@foyer/contract/staff/mails.ts'
import { resetPassword } from '@foyer/contract/staff/session.ts'
import { changeRole, inviteUser, listUsers, removeUser, signOutUser } from '@foyer/contract/staff/users.ts'
import { expect, it } from 'vitest'
import { giveRole } from '../../access/staff-session/member.store.ts'
import { demoStaff } from '../../demo/demo-staff.ts'
import { aServer } from '../../testing/a-server.ts'
import { Browser } from '../../testing/browser.ts'
import { aColleague, StaffPage } from '../../testing/staff-page.ts'

const invitation = { name: 'Pau Mas', email: 'pau@example.com', role: 'receptionist', language: 'ca' } as const

async function anOffice() {
  const server = await aServer()
  const browser = () => new Browser(server.app)
  const page = await aColleague(server.db, browser(), { role: 'administrator', name: 'Ana Roca' })
  return { ...server, page, browser }
}

it('somebody who is invited chooses a password by the mail’s link and works at this hotel', async () => {
  const { page, browser } = await anOffice()
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

it('a role that is changed or taken away counts from the next call on', async () => {
  const { page, browser, db } = await anOffice()
  const boss = await aColleague(db, browser(), { role: 'manager' })
  await boss.call(listUsers)
  await page.call(changeRole, { params: { id: boss.memberId }, body: { role: 'receptionist' } })
  await expect(boss.call(listUsers)).rejects.toMatchObject({ problem: 'mayNot' })
  await page.call(removeUser, { params: { id: boss.memberId } })
  await expect(boss.call(listArrivals)).rejects.toMatchObject({ status: 401 })
})

it('the last administrator can be neither removed nor made less', async () => {
  const { page, db } = await anOffice()
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
  // Somebody who works elsewhere too loses this hotel only.
  const everywhere = await db.directory
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', 'admin@foyer.example.com')
    .execute()
  expect(everywhere).toHaveLength(1)
})

it('T18 a link that opens an account is hidden from whoever has less than that account', async () => {
  const { page, browser, db } = await anOffice()
  await page.call(inviteUser, { body: invitation })
  const manager = await aColleague(db, browser(), { role: 'manager' })
  const [mail] = (await manager.call(listMails)).mails
  const opened = (reader: StaffPage) => reader.call(openMail, { params: { id: mail?.id ?? '' } })
  expect(await opened(manager)).toMatchObject({ linkHidden: true })
  expect(JSON.stringify(await opened(manager))).not.toContain('#/password/')
  expect(JSON.stringify(await opened(page))).toContain('#/password/')
  const { users } = await page.call(listUsers)
  const pau = users.find(({ email }) => email === invitation.email)
  await giveRole(db.directory, { memberId: pau?.id ?? '', hotelId: 2, role: 'receptionist' })
  expect(await opened(page)).toMatchObject({ linkHidden: true })
})

it('an account of another house stays as it is when it is invited here', async () => {
  const { page, browser, db } = await anOffice()
  const other = await aColleague(db, browser(), { role: 'manager', hotelId: 2, name: 'Rui Alves' })
  const { users } = await page.call(listUsers)
  expect(users.some(({ id }) => id === other.memberId)).toBe(false)
  await expect(page.call(removeUser, { params: { id: other.memberId } })).rejects.toMatchObject({ status: 404 })
  await db.directory.updateTable('staff_members').set({ password_hash: 'x' }).where('id', '=', other.memberId).execute()
  const { id } = await page.call(inviteUser, {
    body: { ...invitation, name: 'Another name', email: 'manager.2.ruialves@example.com' },
  })
  expect(id).toBe(other.memberId)
  expect((await page.call(listUsers)).users.find((user) => user.id === id)?.name).toBe('Rui Alves')
  expect((await page.call(listMails)).mails[0]?.template).toBe('newRole')
})
