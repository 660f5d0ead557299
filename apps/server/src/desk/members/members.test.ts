import { readAudit } from '@foyer/contract/staff/audit.ts'
import { keepMember, listMembers, removeMember } from '@foyer/contract/staff/members.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

const createManager = async () => {
  const { app, db } = await createTestServer()
  const boss = await createColleague(db, new Browser(app), { role: 'manager' })
  const desk = await createColleague(db, new Browser(app), { role: 'receptionist' })
  const numbers = async (search: string) =>
    (await boss.call(listMembers, { query: { search } })).members.map(({ number }) => number)
  return { boss, desk, numbers }
}

it('N2 a manager adds a member however the number is typed, finds, removes and restores them; the log has no addresses', async () => {
  const { boss, numbers } = await createManager()
  const { promotionalCodes, count } = await boss.call(listMembers)
  const [promotionalCode = ''] = promotionalCodes
  await boss.call(keepMember, { body: { number: 'fc-99 001', email: 'Nova@Example.com', promotionalCode } })
  expect([await numbers('99001'), await numbers('nova@')]).toEqual([['FC99001'], ['FC99001']])
  expect((await boss.call(listMembers)).count).toBe(count + 1)

  await boss.call(keepMember, { body: { number: 'FC99001', email: 'other@example.com', promotionalCode } })
  expect([await numbers('nova@'), await numbers('other@')]).toEqual([[], ['FC99001']])

  const { member } = await boss.call(removeMember, { body: { number: 'fc 99001' } })
  expect(await numbers('99001')).toEqual([])
  await boss.call(keepMember, { body: member })
  expect(await numbers('other@')).toEqual(['FC99001'])
  const { entries } = await boss.call(readAudit)
  expect(entries.slice(0, 2).map(({ action, subject }) => [action, subject])).toEqual([
    ['memberKept', 'FC99001'],
    ['memberRemoved', 'FC99001'],
  ])
  expect(JSON.stringify(entries)).not.toContain('other@')
})

it('N2 rejects a code that the hotel does not have, and shows a receptionist no list of members', async () => {
  const { boss, desk, numbers } = await createManager()
  const body = { number: 'FC99002', email: 'new@example.com', promotionalCode: 'NEVER' }
  await expect(boss.call(keepMember, { body })).rejects.toMatchObject({ problem: 'badInput' })
  expect(await numbers('99002')).toEqual([])
  await expect(desk.call(listMembers)).rejects.toMatchObject({ problem: 'mayNot' })
})
