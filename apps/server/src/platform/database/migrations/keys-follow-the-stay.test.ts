import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../migrate.ts'
import { createDatabase } from '../testing/create-fresh-database.ts'
import { withOwnerClient } from '../testing/owner-client.ts'
import { migrations } from './all.ts'

const seed = `
  select set_config('foyer.hotel_id', '1', false);
  insert into companies values (1, 'Lake');
  insert into hotels values (1, 1, 'Lake', 'Como', 'ITA', 'Europe/Rome', 'EUR', false, null);
  insert into room_types values (1, 'double', 'Double', '{}', '');
  insert into reservations (hotel_id, id, reference, state, start_date, end_date, adults, children, room_type_id, room_number,
    room_available, has_pets, included, pre_checkin_completed)
  select 1, gen_random_uuid(), reference, state, '2027-05-10', '2027-05-12', 1, 0, 'double', '202', true, false, '{}', false
  from (values ('FITS', 'inHouse'), ('LATE', 'inHouse'), ('MOVED', 'inHouse'), ('SHORTER', 'inHouse'), ('EXPECTED', 'expected'))
    stay (reference, state);
  insert into keys (hotel_id, id, reservation_id, kind, state, provider, room_number, valid_from, valid_to)
  select 1, gen_random_uuid(), id, 'card', 'done', 'tesa', case reference when 'MOVED' then '101' else '202' end, start_date,
    end_date + case reference when 'SHORTER' then 3 when 'LATE' then 1 else 0 end from reservations`

it('R22 an upgrade ends keys that no longer fit their stay', async () => {
  const { ownerUrl, drop } = await createDatabase()
  onTestFinished(drop)
  const [first] = Object.entries(migrations)
  if (!first) throw new Error('There is no first migration.')
  await migrate(ownerUrl, Object.fromEntries([first]))
  await withOwnerClient(ownerUrl, (client) => client.query(seed))
  await migrate(ownerUrl, migrations)
  const { rows } = await withOwnerClient(ownerUrl, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', '1', false)`)
    return client.query(`select reference || ' ' || coalesce(end_reason, keys.state) as key
      from keys join reservations stay on stay.id = keys.reservation_id order by 1`)
  })
  expect(rows.map(({ key }) => key)).toEqual([
    'EXPECTED stayEnded',
    'FITS done',
    'LATE done',
    'MOVED moved',
    'SHORTER datesChanged',
  ])
})
