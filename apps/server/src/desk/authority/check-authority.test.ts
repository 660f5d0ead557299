import { readAudit } from '@foyer/contract/staff/audit.ts'
import { checkAuthority, readReports } from '@foyer/contract/staff/authority.ts'
import { readHotel } from '@foyer/contract/staff/hotel.ts'
import { expect, it } from 'vitest'
import { type Authority, CredentialsRefused } from '../../outside/authority/authority.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

const secrets = { authority_user: 'B00000000WS', authority_password: 'a-secret-of-the-ministry' }

async function createManager(check: Authority['check'], authority: object = { name: 'ses', mode: 'test' }) {
  const fake: Authority = {
    send: () => Promise.reject(new Error('nothing is sent by a check')),
    check,
    encode: () => '',
  }
  const server = await createTestServer({
    authorityFor: (_, config) => (config.secrets.authority_user ? fake : undefined),
  })
  const publish = (given: object) => server.publish(1, { authority, secrets: given })
  const colleague = (role: 'manager' | 'receptionist') =>
    createColleague(server.db, new Browser(server.app), { role, name: 'Ana Roca' })
  return { publish, colleague }
}

it.each([
  ['accepted', async () => ({ ok: true }) as const, { outcome: 'accepted' }],
  [
    'refused, in the authority’s own words',
    async () => ({ ok: false, text: 'SES answered 401: user or password are wrong' }) as const,
    { outcome: 'refused', text: 'SES answered 401: user or password are wrong' },
  ],
  [
    'not answered',
    async () => {
      throw new Error('connect ECONNREFUSED')
    },
    { outcome: 'noAnswer' },
  ],
] as const)('a check of the credentials that is %s', async (_, check, expected) => {
  const { publish, colleague } = await createManager(check)
  const manager = await colleague('manager')
  await publish({})
  expect(await manager.call(checkAuthority)).toEqual({ outcome: 'notSet' })
  await publish(secrets)
  expect(await manager.call(checkAuthority)).toEqual(expected)
  expect((await manager.call(readAudit, { query: {} })).entries[0]).toMatchObject({
    action: 'authorityChecked',
    subject: 'SES.HOSPEDAJES',
  })
})

it('a hotel that sends nothing has nothing to check, and only those who change the hotel may', async () => {
  const { publish, colleague } = await createManager(() => Promise.reject(new CredentialsRefused('no')), {
    name: 'file',
  })
  await publish(secrets)
  expect(await (await colleague('manager')).call(checkAuthority)).toEqual({ outcome: 'nothingSent' })
  await expect((await colleague('receptionist')).call(checkAuthority)).rejects.toMatchObject({ problem: 'mayNot' })
})

it('credentials are write-only: no page and no log ever contains them', async () => {
  const { publish, colleague } = await createManager(async () => ({ ok: true }))
  await publish(secrets)
  const manager = await colleague('manager')
  await manager.call(checkAuthority)
  const shown = JSON.stringify([
    await manager.call(readHotel),
    await manager.call(readReports),
    await manager.call(readAudit, { query: {} }),
  ])
  expect(shown).toContain('authority_password')
  expect(shown).not.toContain(secrets.authority_password)
})
