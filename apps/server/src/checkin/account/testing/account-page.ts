import { signIn, signUp } from '@foyer/contract/account.ts'
import { demoAccounts } from '../../../demo/demo-accounts.ts'
import { withOwnerClient } from '../../../platform/database/testing/owner-client.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'
import { openTestLink } from '../../../testing/test-links.ts'

const [first] = demoAccounts
if (!first) throw new Error('The demo has no account.')
export const lucia = first

export const signUpForm = { email: 'anna.mueller@example.com', password: 'seven lamps lit' } as const

/** Signs in and stores the token, as the page does. */
export async function signInAs(page: GuestPage, { email, password }: { email: string; password: string }) {
  const session = await page.call(signIn, { body: { email, password } })
  page.token = session.token
  return session
}

export async function signUpAs(page: GuestPage, form: { email: string; password: string } = signUpForm) {
  const session = await page.call(signUp, { body: form })
  page.token = session.token
  return session
}

/** Reads the token from the newest mail's link. */
export const findConfirmation = (server: TestServer, email: string) => findLinkToken(server, email, 'confirm')
export const findReset = (server: TestServer, email: string) => findLinkToken(server, email, 'reset')

async function findLinkToken({ db }: TestServer, email: string, name: 'confirm' | 'reset'): Promise<string> {
  const mails = await db.inHotel(1, (tx) =>
    tx
      .selectFrom('mails')
      .select(['id', 'secret_link'])
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .execute(),
  )
  const link = mails.map(openTestLink).find((one) => one.includes(`?${name}=`))
  return /=([\w-]{43})$/.exec(link ?? '')?.[1] ?? ''
}

/** Returns the table's contents as text. */
export async function readTable({ db }: TestServer, table: string): Promise<string> {
  return withOwnerClient(db.ownerUrl, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', '1', false)`)
    const { rows } = await client.query(`select * from ${table}`)
    return JSON.stringify(rows)
  })
}
