import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../migrate.ts'
import { createDatabase } from '../testing/fresh-database.ts'
import { withOwnerClient } from '../testing/owner-client.ts'
import { migrations } from './all.ts'

const NAME = '0030-outbox'

it('mails that waited in their own queue wait in the outbox, and those that left or failed say so still', async () => {
  const { ownerUrl, drop } = await createDatabase()
  onTestFinished(drop)
  const before = Object.entries(migrations).filter(([name]) => name < NAME)
  await migrate(ownerUrl, Object.fromEntries(before))
  const states = ['queued', 'sent', 'failed', 'kept'] as const
  const ids = Object.fromEntries(states.map((state) => [state, randomUUID()]))
  await withOwnerClient(ownerUrl, async (client) => {
    await client.query(`insert into companies values (1, 'Foyer')`)
    await client.query(`insert into hotels values (1, 1, 'Palace', 'Barcelona', 'ESP', 'Europe/Madrid', 'EUR', false)`)
    await client.query(`select set_config('foyer.hotel_id', '1', false)`)
    for (const state of states)
      await client.query(
        `insert into mails (hotel_id, id, recipient, subject, template, language, text, html, secret_link, state, tries, last_error, sent_at)
          values (1, $1, 'ana@example.com', 'Hello', 'invitation', 'en', 'text', 'html', 'link', $2, 2, $3, $4)`,
        [ids[state], state, state === 'failed' ? 'no' : null, state === 'sent' ? '2027-05-10T10:00:00Z' : null],
      )
    await client.query(`insert into mail_queue values ($1, 1, '2027-05-11T10:00:00Z')`, [ids['queued']])
  })
  await migrate(ownerUrl, { ...Object.fromEntries(before), [NAME]: migrations[NAME] ?? {} } as typeof migrations)
  await withOwnerClient(ownerUrl, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', '1', false)`)
    const { rows } = await client.query(
      'select id, end_name, kind, state, tries, last_error, settled_at from deliveries order by state',
    )
    expect(rows).toEqual(
      [
        { id: ids['sent'], state: 'delivered', last_error: null, settled_at: new Date('2027-05-10T10:00:00Z') },
        { id: ids['failed'], state: 'refused', last_error: 'no', settled_at: null },
        { id: ids['queued'], state: 'waiting', last_error: null, settled_at: null },
      ].map((row) => ({ ...row, end_name: 'mail', kind: 'invitation', tries: 2 })),
    )
    const queue = await client.query('select delivery_id, of_hotel, due_at from outbox_queue')
    expect(queue.rows).toEqual([{ delivery_id: ids['queued'], of_hotel: 1, due_at: new Date('2027-05-11T10:00:00Z') }])
    const mails = await client.query('select id, secret_link from mails')
    expect(mails.rows).toHaveLength(4)
    const forced = await client.query(`select relforcerowsecurity as forced from pg_class where relname = 'mails'`)
    expect(forced.rows).toEqual([{ forced: true }])
  })
})
