import { expect, it } from 'vitest'
import { AUDIT_SECRET, headSignature } from '../../audit-head/head-signature.ts'
import { migrate } from '../migrate.ts'
import { createDatabase } from '../testing/fresh-database.ts'
import { withOwnerClient } from '../testing/owner-client.ts'
import { migrations } from './all.ts'

it('R20 the log of every hotel is signed as it is when the server is upgraded', async () => {
  const { ownerUrl, drop } = await createDatabase()
  try {
    await migrate(ownerUrl, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0072')))
    const seal = 'a'.repeat(64)
    await withOwnerClient(ownerUrl, async (client) => {
      await client.query(`insert into companies values (1, 'Roca')`)
      for (const id of [101, 102]) {
        await client.query(`insert into hotels (id, company_id, name, city, country, time_zone, currency, demo)
          values (${id}, 1, 'Hotel ${id}', 'Girona', 'ESP', 'Europe/Madrid', 'EUR', false)`)
        await client.query(`select set_config('foyer.hotel_id', '${id}', false)`)
        await client.query(`insert into audit_heads (hotel_id, number, seal) values (${id}, ${id}, '${seal}')`)
      }
    })
    await migrate(ownerUrl, migrations)
    await withOwnerClient(ownerUrl, async (client) => {
      await client.query(`select set_config('foyer.hotel_id', '102', false)`)
      const { rows: heads } = await client.query('select signature from audit_heads')
      const { rows: keys } = await client.query('select value from server_secrets where name = $1', [AUDIT_SECRET])
      expect(heads).toEqual([{ signature: headSignature(keys[0].value, { hotelId: 102, number: 102, seal }) }])
    })
  } finally {
    await drop()
  }
})
