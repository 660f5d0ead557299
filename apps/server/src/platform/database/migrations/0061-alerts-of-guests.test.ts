import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { createDatabase } from '../testing/fresh-database.ts'
import { withOwnerClient } from '../testing/owner-client.ts'
import { migrations } from './all.ts'

it('alerts that are open when this comes stay open, each about its own', async () => {
  const { ownerUrl, drop } = await createDatabase()
  try {
    await migrate(ownerUrl, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0061')))
    await withOwnerClient(ownerUrl, async (client) => {
      await client.query(`insert into companies values (1, 'Roca')`)
      await client.query(`insert into hotels (id, company_id, name, city, country, time_zone, currency, demo)
        values (101, 1, 'Hotel', 'Girona', 'ESP', 'Europe/Madrid', 'EUR', false)`)
      await client.query(`select set_config('foyer.hotel_id', '101', false)`)
      for (const job of ['tidy', 'eraseDue'])
        await client.query(
          `insert into alerts (hotel_id, id, kind, job) values (101, gen_random_uuid(), 'jobFailing', '${job}')`,
        )
    })
    await migrate(ownerUrl, migrations)
    const { rows } = await withOwnerClient(ownerUrl, async (client) => {
      await client.query(`select set_config('foyer.hotel_id', '101', false)`)
      return client.query('select subject from alerts where handled_at is null order by 1')
    })
    expect(rows).toEqual([{ subject: 'eraseDue' }, { subject: 'tidy' }])
  } finally {
    await drop()
  }
})
