import { addPasskey, addTotp, offerPasskey, offerTotp, proveByCode } from '@foyer/contract/staff/second-factor.ts'
import { demoStaff } from '../../../demo/demo-staff.ts'
import { NOON } from '../../../platform/database/testing/templates.ts'
import { Browser } from '../../../testing/browser.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import { StaffPage } from '../../../testing/staff-page.ts'
import { computeCode } from './compute-code.ts'
import { TestAuthenticator } from './test-authenticator.ts'

export function getDemoStaff(email: string) {
  const found = demoStaff.find((one) => one.email === email)
  if (!found) throw new Error(`The demo has no ${email}.`)
  return found
}

export const manager = getDemoStaff('manager@palace.example.com')
export const receptionist = getDemoStaff('reception@palace.example.com')
export const administrator = getDemoStaff('admin@palace.example.com')

/** Types the password in a browser of its own. */
export async function enterPassword({ app }: TestServer, who: { email: string; password: string }) {
  const page = new StaffPage(new Browser(app))
  const answer = await page.signIn(who.email, who.password)
  return { page, answer }
}

/** Sets up an app; the person must owe a factor, or have confirmed a change. */
export async function setUpTotp(page: StaffPage, moment: string = NOON) {
  const offer = await page.call(offerTotp)
  if (offer.outcome !== 'offered') throw new Error(`No app was offered: ${offer.outcome}.`)
  const added = await page.call(addTotp, { body: { name: 'Phone', code: computeCode(offer.secret, moment) } })
  if (added.outcome !== 'added') throw new Error(`The app was not added: ${added.outcome}.`)
  return { secret: offer.secret, offer, codes: added.recoveryCodes ?? [] }
}

export async function setUpPasskey(page: StaffPage, authenticator = new TestAuthenticator()) {
  const offer = await page.call(offerPasskey)
  if (offer.outcome !== 'offered') throw new Error(`No passkey was offered: ${offer.outcome}.`)
  const body = { name: 'Key ring', answer: authenticator.create(offer.options) }
  const added = await page.call(addPasskey, { body })
  if (added.outcome !== 'added') throw new Error(`The passkey was not added: ${added.outcome}.`)
  return { authenticator, codes: added.recoveryCodes ?? [] }
}

export const enterCode = async (page: StaffPage, code: string) =>
  (await page.call(proveByCode, { body: { code } })).outcome
