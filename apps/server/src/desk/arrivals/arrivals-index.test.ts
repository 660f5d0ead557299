import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { recordStatements } from '../../testing/sent-statements.ts'
import { createColleague } from '../../testing/staff-page.ts'

/** Enough that reading all of them costs more than three indexes. */
const PAST_STAYS = 3_000

it("J14 today's arrivals are found by an index for each state, whatever was prepared, and not among all past stays", async () => {
  const { app, db } = await createTestServer()
  const desk = await createColleague(db, new Browser(app), { role: 'manager' })
  const sent = recordStatements()
  await desk.call(listArrivals)
  const text = sent().find((statement) => statement.includes('hotel_day_start'))
  const plan = await db.asOwner(async (owner) => {
    await owner.query(`begin; set local foyer.hotel_id = '1'; alter table reservations disable trigger user`)
    await owner.query(`insert into reservations (hotel_id, id, reference, state, start_date, end_date, adults, children,
        room_type_id, room_available, has_pets, included, pre_checkin_completed)
      select hotel_id, gen_random_uuid(), 'PAST' || night, 'departed', start_date - night, start_date - night, adults, children,
        room_type_id, room_available, has_pets, included, pre_checkin_completed
      from reservations, generate_series(1, ${PAST_STAYS}) night where reference = 'FOY1001'`)
    await owner.query('analyze reservations')
    const { rows } = await owner.query(`explain (generic_plan) ${text}`)
    await owner.query('rollback')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/ on reservations_expected /)
  expect(plan).toMatch(/ on reservations_no_show /)
  expect(plan).toMatch(/ on reservations_in_house /)
})
