import {
  confirmEmail,
  fetchProfile,
  sendConfirmation,
  updateIdentityDocument,
  updateProfile,
  userCheckout,
  userStatus,
} from '@foyer/contract/account.ts'
import { myBookings, visitReservations } from '@foyer/contract/reservation.ts'
import { listMails, openMail } from '@foyer/contract/staff/mails.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { arrive, buildGuestPayload, findReservation, saveGuests, sign } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { StaffPage } from '../../testing/staff-page.ts'
import { findConfirmation, lucia, signInAs, signUpAs, signUpForm } from './testing/account-page.ts'

async function openSignedInPage(server: TestServer, form = lucia as { email: string; password: string }) {
  const page = await server.open()
  await signInAs(page, form)
  return page
}

const names = ({ reservations }: { reservations: readonly { reference: string }[] }) =>
  reservations.map(({ reference }) => reference)

it('API-20.b BOOKINGS-11 SHELL-10.b answers an empty body with the bookings of a confirmed address and gives the visit access to them', async () => {
  const server = await createTestServer()
  const page = await openSignedInPage(server)
  expect((await page.call(visitReservations)).reservations).toEqual([])
  const answer = await page.send(myBookings)
  expect([answer.statusCode, names(answer.json())]).toEqual([200, ['FOY1001']])
  expect(names(await page.call(visitReservations))).toEqual(['FOY1001'])
  const [own] = (await page.call(myBookings)).reservations
  if (!own) throw new Error('There is no booking.')
  await saveGuests(
    page,
    own,
    own.guests.map((guest) => buildGuestPayload(guest)),
  )
})

it('an unconfirmed address finds nothing; bookings found by number and surname stay linked', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signUpAs(page)
  expect(names(await page.call(myBookings))).toEqual([])
  await findReservation(page, 'FOY1006', 'Dupont')
  expect(names(await page.call(myBookings))).toEqual(['FOY1006'])
  const later = await openSignedInPage(server, signUpForm)
  expect(names(await later.call(myBookings))).toEqual(['FOY1006'])
  await later.call(confirmEmail, { body: { token: await findConfirmation(server, signUpForm.email) } })
  expect(names(await later.call(myBookings)).toSorted()).toEqual(['FOY1002', 'FOY1006'])
})

it('does not link bookings found before signing in', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1006', 'Dupont')
  await signInAs(page, lucia)
  expect(names(await page.call(myBookings))).toEqual(['FOY1001'])
})

it('a confirmation link confirms the address of its own account only, and only once', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signUpAs(page)
  const token = await findConfirmation(server, signUpForm.email)
  const stranger = await server.open()
  await signUpAs(stranger, { ...signUpForm, email: 'somebody@example.com' })
  expect(await stranger.call(confirmEmail, { body: { token } })).toEqual({ confirmed: false })
  expect(await page.call(confirmEmail, { body: { token: 'x'.repeat(43) } })).toEqual({ confirmed: false })
  expect(await page.call(confirmEmail, { body: { token } })).toEqual({ confirmed: true })
  expect((await page.call(fetchProfile)).emailConfirmed).toBe(true)
  const currentPassword = signUpForm.password
  const anna = { firstName: 'Anna', lastName: 'Müller', email: 'anna@example.com', currentPassword }
  await page.call(updateProfile, { body: anna })
  expect((await page.call(fetchProfile)).emailConfirmed).toBe(false)
  expect(await page.call(confirmEmail, { body: { token } })).toEqual({ confirmed: false })
})

it('the mail contains nothing that was typed, and only administrators of the whole company see its link', async () => {
  const server = await createTestServer()
  const page = await server.open({ language: 'de' })
  await signUpAs(page)
  await page.call(sendConfirmation)
  const read = async (email: string, password: string) => {
    const desk = new StaffPage(new Browser(server.app))
    await desk.signIn(email, password)
    const [mail] = (await desk.call(listMails)).mails
    return desk.call(openMail, { params: { id: mail?.id ?? '' } })
  }
  const link = new RegExp(
    `/pok/1/company/1/hotel/1/lang/de/appkey/own/#!/my-bookings\\?confirm=${await findConfirmation(server, signUpForm.email)}`,
  )
  const whole = await read('admin@foyer.example.com', 'all-four-houses')
  expect(whole).toMatchObject({ to: signUpForm.email, language: 'de', template: 'confirmEmail', linkHidden: false })
  expect(whole.text).toMatch(link)
  const part = await read('admin@palace.example.com', 'keys-of-the-palace')
  expect([part.linkHidden, link.test(part.text)]).toEqual([true, false])
})

it('limits the number of confirmation mails', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signUpAs(page)
  for (let sent = 1; sent < 4; sent++) await page.call(sendConfirmation)
  await expect(page.call(sendConfirmation)).rejects.toMatchObject({ status: 429 })
})

it('ACCOUNT-01.b ACCOUNT-02.a ACCOUNT-03.b API-09.b saves the profile form', async () => {
  const server = await createTestServer()
  const page = await openSignedInPage(server)
  // These names differ from the account's.
  const body = { name: 'Lúa', surname: 'García Vidal', email: 'LUCIA.garcia@example.com', phone: '+34 600000009' }
  const answer = await page.send(updateProfile, { body })
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect(await page.call(fetchProfile)).toMatchObject({
    firstName: 'Lúa',
    lastName: 'García Vidal',
    email: lucia.email,
    phone: '+34 600000009',
    emailConfirmed: true,
  })
  const { phone: _, ...without } = body
  expect((await page.send(updateProfile, { body: without })).statusCode).toBe(200)
  expect((await page.call(fetchProfile)).phone).toBeUndefined()
})

it.each([['name'], ['surname'], ['email']])('ACCOUNT-03.a rejects a profile without %s', async (name) => {
  const server = await createTestServer()
  const page = await openSignedInPage(server)
  const body = { name: 'Lucía', surname: 'García', email: lucia.email, [name]: ' ' }
  const answer = await page.send(updateProfile, { body })
  expect([answer.statusCode, answer.json().problem]).toEqual([400, 'badInput'])
})

it('rejects the address of another account', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signUpAs(page)
  const body = { firstName: 'Anna', lastName: 'Müller', email: lucia.email, currentPassword: signUpForm.password }
  await expect(page.call(updateProfile, { body })).rejects.toMatchObject({ status: 409, problem: 'accountExists' })
})

it('R15 a borrowed token cannot change the account’s address, and its password guesses are counted', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signUpAs(page)
  const changeTo = (email: string, currentPassword?: string) =>
    page.call(updateProfile, { body: { firstName: 'Anna', lastName: 'Müller', email, currentPassword } })
  await expect(changeTo('thief@example.com')).rejects.toMatchObject({ status: 403, problem: 'passwordInvalid' })
  for (let tried = 0; tried < 4; tried++)
    await expect(changeTo('thief@example.com', `guess ${tried}`)).rejects.toMatchObject({ problem: 'passwordInvalid' })
  await expect(changeTo('thief@example.com', signUpForm.password)).rejects.toMatchObject({ problem: 'tooManyTries' })
  expect((await page.call(fetchProfile)).email).toBe(signUpForm.email)
  // Changing the rest of the profile needs no password.
  await changeTo(signUpForm.email)
})

it('R15 a borrowed token cannot read the document number or overwrite it with the mask', async () => {
  const server = await createTestServer()
  const page = await openSignedInPage(server)
  const body = { documentType: 'I', documentNumber: '99999999R', expiryDate: '2031-05-01' } as const
  await page.call(updateIdentityDocument, { body })
  expect((await page.call(fetchProfile)).document).toEqual(body)
  await server.db.inHotel(1, (tx) =>
    sql`update account_tokens set created_at = created_at - interval '20 minutes'`.execute(tx),
  )
  const answer = await page.send(fetchProfile)
  expect(answer.json().identity_document).toEqual({ type: 'I', number: '••••999R', expiry: '2031-05-01' })
  expect(answer.body).not.toContain('99999999R')
  const mask = { ...body, documentNumber: '••••999R' }
  await expect(page.call(updateIdentityDocument, { body: mask })).rejects.toMatchObject({ problem: 'badInput' })
})

it('changing one’s own address cannot be used to probe a list of addresses', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signUpAs(page)
  const changeTo = (email: string) =>
    page
      .send(updateProfile, { body: { name: 'Anna', surname: 'Müller', email, current_password: signUpForm.password } })
      .then(({ statusCode }) => statusCode)
  const statuses = []
  for (let tried = 0; tried < 4; tried++) statuses.push(await changeTo(lucia.email))
  expect([...statuses, await changeTo('nobody@example.com')]).toEqual([409, 409, 409, 429, 429])
})

it('ACCOUNT-01.d API-79.b saves the identity document', async () => {
  const server = await createTestServer()
  const page = await openSignedInPage(server)
  const answer = await page.send(updateIdentityDocument, {
    body: { type: 'I', number: '99.999.999-r', expiry: '2031-05-01' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect((await page.call(fetchProfile)).document).toEqual({
    documentType: 'I',
    documentNumber: '99999999R',
    expiryDate: '2031-05-01',
  })
  const wrong = { documentType: 'P', documentNumber: '?', expiryDate: '2031-02-30' } as const
  await expect(page.call(updateIdentityDocument, { body: wrong })).rejects.toMatchObject({
    issues: [
      { path: 'expiryDate', issue: 'impossibleDate' },
      { path: 'documentNumber', issue: 'invalidDocumentNumber' },
    ],
  })
})

it('API-10.a API-10.b reports whether and where the user is checked in', async () => {
  const server = await createTestServer()
  const page = await openSignedInPage(server)
  expect((await page.send(userStatus)).json()).toEqual({ checked: false })
  const [own] = (await page.call(myBookings)).reservations
  if (!own) throw new Error('There is no booking.')
  await saveGuests(
    page,
    own,
    own.guests.map((guest) => buildGuestPayload(guest)),
  )
  await sign(page, own)
  await arrive(page, own)
  expect((await page.send(userStatus)).json()).toEqual({ checked: true, room: '301' })
})

it('API-11 answers user/checkout with an empty object and changes nothing', async () => {
  const server = await createTestServer()
  const page = await openSignedInPage(server)
  await page.call(myBookings)
  const before = await printTables(server.db)
  const answer = await page.send(userCheckout)
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect(await printTables(server.db)).toEqual(before)
})

it('R5 answers twice as many concurrent confirmations as there are connections', async () => {
  const server = await createTestServer()
  const pages = await Promise.all(Array.from({ length: 8 }, () => server.open()))
  const signedUp = pages.map((page, at) => signUpAs(page, { ...signUpForm, email: `guest.${at}@example.com` }))
  expect((await Promise.all(signedUp)).map(({ token }) => token.length > 20)).toEqual(pages.map(() => true))
  const mails = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('mails').select('recipient').where('template', '=', 'confirmEmail').execute(),
  )
  expect(mails).toHaveLength(8)
})
