import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { recordStatements } from '../../testing/sent-statements.ts'
import { createColleague } from '../../testing/staff-page.ts'

it("J14 today's arrivals are found by an index for each state, whatever was prepared, and not among all past stays", async () => {
  const { app, db } = await createTestServer()
  const desk = await createColleague(db, new Browser(app), { role: 'manager' })
  const sent = recordStatements()
  await desk.call(listArrivals)
  const text = sent().find((statement) => statement.includes('hotel_day_start'))
  const plan = await db.asOwner(async (owner) => {
    await owner.query(`begin; set local foyer.hotel_id = '1'; set local enable_seqscan = off`)
    // Cheaper for the demo's few reservations.
    await owner.query('drop index reservations_hotel_id_start_date_idx, reservations_to_erase')
    const { rows } = await owner.query(`explain (generic_plan) ${text}`)
    await owner.query('rollback')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/ on reservations_expected /)
  expect(plan).toMatch(/ on reservations_no_show /)
  expect(plan).not.toMatch(/Seq Scan/)
})
