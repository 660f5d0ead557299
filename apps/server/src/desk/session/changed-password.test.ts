import { changePassword, currentSession, resetPassword } from '@foyer/contract/staff/session.ts'
import { expect, it } from 'vitest'
import { demoStaff } from '../../demo/demo-staff.ts'
import { countWaitingForLock, openTransaction } from '../../platform/database/testing/open-transaction.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { StaffPage } from '../../testing/staff-page.ts'
import { createReset } from './reset.store.ts'

const [marta] = demoStaff
if (!marta) throw new Error('The demo has nobody.')
const { email, password } = marta
const NEW_PASSWORD = 'a long new password'

async function createDesk(options: { readonly passwordCost?: 'usual' } = {}) {
  const server = await createTestServer(options)
  const readHash = async () =>
    (
      await server.db.directory.selectFrom('staff_members').select('password_hash').where('email', '=', email).execute()
    )[0]?.password_hash
  return {
    ...server,
    readHash,
    open: () => new StaffPage(new Browser(server.app)),
    waiting: (count: number) => expect.poll(() => countWaitingForLock(server.db), { timeout: 5_000 }).toBe(count),
    lock: () =>
      openTransaction(server.db, (tx) =>
        tx.selectFrom('staff_members').select('id').where('email', '=', email).forUpdate().execute(),
      ),
    changeElsewhere: () =>
      openTransaction(server.db, (tx) =>
        tx
          .updateTable('staff_members')
          .set({ password_hash: 'changed elsewhere' })
          .where('email', '=', email)
          .execute(),
      ),
  }
}

const change = (page: StaffPage, next = NEW_PASSWORD) =>
  page.call(changePassword, { body: { old: password, new: next } })

it('refuses a new password if the old one changes meanwhile', async () => {
  const desk = await createDesk()
  const page = desk.open()
  await page.signIn(email, password)
  const elsewhere = await desk.changeElsewhere()
  const changing = change(page)
  await desk.waiting(1)
  await elsewhere.commit()
  expect(await changing).toEqual({ refused: 'wrong' })
  expect(await desk.readHash()).toBe('changed elsewhere')
})

it.each([{}, { passwordCost: 'usual' }] as const)(
  'refuses to sign in with a password that changes meanwhile (%j)',
  async (options) => {
    const desk = await createDesk(options)
    const elsewhere = await desk.changeElsewhere()
    const signingIn = desk.open().signIn(email, password)
    await desk.waiting(1)
    await elsewhere.commit()
    expect(await signingIn).toEqual({ outcome: 'refused', waitSeconds: 0 })
    expect(await desk.readHash()).toBe('changed elsewhere')
    expect(await desk.db.directory.selectFrom('staff_sessions').select('member_id').execute()).toEqual([])
  },
)

it('of two new passwords at once one is set, and the other one is refused', async () => {
  const desk = await createDesk()
  const pages = [desk.open(), desk.open()]
  for (const page of pages) await page.signIn(email, password)
  const held = await desk.lock()
  const answers = Promise.all(pages.map((page, at) => change(page, `${NEW_PASSWORD} ${at}`)))
  await desk.waiting(2)
  await held.commit()
  expect((await answers).map(({ refused }) => refused).toSorted()).toEqual(['wrong', undefined])
})

it('a session that opens while the password changes ends with the change', async () => {
  const desk = await createDesk()
  const [owner, thief] = [desk.open(), desk.open()]
  await owner.signIn(email, password)
  const held = await desk.lock()
  const signingIn = thief.signIn(email, password)
  await desk.waiting(1)
  const changing = change(owner)
  await desk.waiting(2)
  await held.commit()
  expect((await signingIn).outcome).toBe('signedIn')
  expect(await changing).toEqual({})
  await expect(thief.call(currentSession)).rejects.toMatchObject({ problem: 'notSignedIn' })
})

it('a reset link ends when the password changes while it is being used', async () => {
  const desk = await createDesk()
  const [owner, reader] = [desk.open(), desk.open()]
  await owner.signIn(email, password)
  const { id } = await desk.db.directory
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const token = await createReset(desk.db.directory, id, 'forgotten')
  const held = await desk.lock()
  const changing = change(owner)
  await desk.waiting(1)
  const resetting = reader.call(resetPassword, { body: { token, password: `${NEW_PASSWORD} too` } })
  await desk.waiting(2)
  await held.commit()
  expect([await changing, await resetting]).toEqual([{}, { refused: 'tokenUsed' }])
})
