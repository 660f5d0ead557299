import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../migrate.ts'
import { createDatabase } from '../testing/create-fresh-database.ts'
import { withOwnerClient } from '../testing/owner-client.ts'
import { migrations } from './all.ts'

const account = '00000000-0000-4000-8000-000000000001'

/** A database of the first release, with an open visit and what belonged to it. */
async function createEarlierDatabase(): Promise<string> {
  const { ownerUrl, drop } = await createDatabase()
  onTestFinished(drop)
  await migrate(ownerUrl, Object.fromEntries(Object.entries(migrations).slice(0, 1)))
  await withOwnerClient(ownerUrl, (client) =>
    client.query(`
      insert into companies values (1, 'One');
      insert into hotels values (1, 1, 'Hotel', 'Palma', 'ESP', 'Europe/Madrid', 'EUR', false);
      select set_config('foyer.hotel_id', '1', false);
      insert into server_secrets values ('visit', 'x'), ('qr', 'x'), ('key-fingerprint', 'x');
      insert into visits (hotel_id, id, app_key) values (1, 'a plain id', 'own');
      insert into idempotent_answers (hotel_id, visit_id, key, call, body_hash, answer)
        values (1, 'a plain id', 'key', 'arrive', '', '{"keyCode": "482916"}');
      insert into accounts (company_id, id, email, password_hash) values (1, '${account}', 'ana@example.com', '');
      insert into account_tokens (company_id, token_hash, account_id, visit_id)
        values (1, 'own phone', '${account}', null), (1, 'kiosk', '${account}', 'a plain id');`),
  )
  return ownerUrl
}

it('R25 ends earlier visits and deletes their seals and answers; accounts on own phones stay signed in', async () => {
  const url = await createEarlierDatabase()
  await migrate(url, migrations)
  const read = (statement: string) =>
    withOwnerClient(url, async (client) => {
      await client.query(`select set_config('foyer.hotel_id', '1', false)`)
      return (await client.query(statement)).rows
    })
  expect(await read('select name from server_secrets order by name')).toEqual([
    { name: 'audit' },
    { name: 'key-fingerprint' },
  ])
  expect(await read('select ended_at is not null as ended from visits')).toEqual([{ ended: true }])
  expect(await read('select key from idempotent_answers')).toEqual([])
  expect(await read('select token_hash from account_tokens')).toEqual([{ token_hash: 'own phone' }])
})
