import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../migrate.ts'
import { createDatabase } from '../testing/create-fresh-database.ts'
import { withOwnerClient } from '../testing/owner-client.ts'
import { migrations } from './all.ts'

/** The 10th was closed at 23:00; receipts were printed before and after, and one failed. */
const seed = `
  select set_config('foyer.hotel_id', '1', false);
  insert into companies values (1, 'Lake');
  insert into hotels (id, company_id, name, city, country, time_zone, currency, demo)
  values (1, 1, 'Lake', 'Como', 'ITA', 'Europe/Rome', 'EUR', false);
  insert into room_types values (1, 'double', 'Double', '{}', '');
  insert into reservations (hotel_id, id, reference, state, start_date, end_date, adults, children, room_type_id, room_number,
    room_available, has_pets, included, pre_checkin_completed)
  values (1, gen_random_uuid(), 'FOY1', 'inHouse', '2027-05-10', '2027-05-12', 1, 0, 'double', '202', true, false, '{}', false);
  insert into business_days (hotel_id, day, closed_at, report)
  values (1, '2027-05-09', '2027-05-09T23:00Z', '{}'), (1, '2027-05-10', '2027-05-10T23:00Z', '{}');
  insert into payments (hotel_id, id, reservation_id, way, provider, order_number, minor, currency, state)
  select 1, gen_random_uuid(), id, 'terminal', 'adyen', number, 100, 'EUR', 'captured'
  from reservations, unnest(array['BEFORE', 'AFTER', 'FAILED']) number;
  insert into fiscal_bills (hotel_id, id, payment_id, reservation_id, hub, printer, minor, currency, state, settled_at)
  select 1, gen_random_uuid(), id, reservation_id, 'hub', 'printer', 100, 'EUR',
    case order_number when 'FAILED' then 'failed' else 'printed' end,
    case order_number when 'AFTER' then timestamptz '2027-05-10T23:30Z' else '2027-05-10T22:30Z' end from payments`

it('an upgrade counts receipts that were printed before the last close', async () => {
  const { ownerUrl, drop } = await createDatabase()
  onTestFinished(drop)
  const before = Object.entries(migrations).filter(([name]) => name < '0035')
  await migrate(ownerUrl, Object.fromEntries(before))
  await withOwnerClient(ownerUrl, (client) => client.query(seed))
  await migrate(ownerUrl, migrations)
  const { rows } = await withOwnerClient(ownerUrl, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', '1', false)`)
    return client.query(`select order_number || ' ' || bill.paid_by || ' ' || coalesce(counted_on::text, 'open') as receipt
      from fiscal_bills bill join payments payment on payment.id = bill.payment_id order by 1`)
  })
  expect(rows.map(({ receipt }) => receipt)).toEqual(['AFTER card open', 'BEFORE card 2027-05-10', 'FAILED card open'])
})
