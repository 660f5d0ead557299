import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { createDatabase } from '../testing/fresh-database.ts'
import { withOwnerClient } from '../testing/owner-client.ts'
import { migrations } from './all.ts'

it('N2 what was published before holds the whole hotel afterwards, each hotel its own', async () => {
  const { ownerUrl, drop } = await createDatabase()
  try {
    const before = Object.entries(migrations).filter(([name]) => name < '0055')
    await migrate(ownerUrl, Object.fromEntries(before))
    await withOwnerClient(ownerUrl, async (client) => {
      await client.query(`insert into companies values (1, 'Roca')`)
      for (const id of [101, 102]) {
        await client.query(`insert into hotels (id, company_id, name, city, country, time_zone, currency, demo)
          values (${id}, 1, 'Hotel ${id}', 'Girona', 'ESP', 'Europe/Madrid', 'EUR', false)`)
        await client.query(`select set_config('foyer.hotel_id', '${id}', false)`)
        await client.query(
          `insert into room_types values (${id}, 'double', 'Double', '{"de": "Doppelzimmer"}', 'room')`,
        )
        await client.query(`insert into rooms values (${id}, '${id}', 'double', 1, true)`)
        await client.query(
          `insert into hotel_configs (hotel_id, version, document) values (${id}, 1, '{"languages": ["de"]}')`,
        )
      }
    })
    await migrate(ownerUrl, migrations)
    const documents = await withOwnerClient(ownerUrl, async (client) => {
      await client.query(`select set_config('foyer.hotel_id', '102', false)`)
      return (await client.query('select document from hotel_configs')).rows
    })
    expect(documents).toEqual([
      {
        document: {
          languages: ['de'],
          hotel: { name: 'Hotel 102', city: 'Girona', country: 'ESP', timeZone: 'Europe/Madrid', currency: 'EUR' },
          roomTypes: [{ id: 'double', name: 'Double', names: { de: 'Doppelzimmer' }, picture: 'room' }],
          rooms: [{ number: '102', type: 'double', floor: 1 }],
        },
      },
    ])
  } finally {
    await drop()
  }
})
