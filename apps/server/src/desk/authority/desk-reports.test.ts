import { cancelReport, readReports, sendReportAgain, settleReport } from '@foyer/contract/staff/authority.ts'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { CredentialsRefused } from '../../outside/authority/authority.ts'
import { checkIn } from '../../testing/journey.ts'
import { createReporting, runJob } from './testing/create-reporting.ts'

const arrive = async (server: Awaited<ReturnType<typeof createReporting>>) =>
  checkIn(await server.open(), 'FOY1001', 'García López')

it('a guest who checks in is reported at once, and the desk sees the receipt with the hash of what was sent', async () => {
  const server = await createReporting()
  await arrive(server)
  await server.until('accepted')
  const [report] = await server.read()
  expect(server.sent).toHaveLength(1)
  expect(report).toMatchObject({ reference: 'FOY1001', state: 'accepted', isTest: true, reasons: [] })
  expect(report?.guests).toBe(server.sent[0]?.people)
  expect(report?.receipts).toMatchObject([
    { operation: 'send', number: 'R-1', sha256: expect.stringMatching(/^[0-9a-f]{12}$/) },
  ])
  expect((await server.desk.call(readReports)).authority).toMatchObject({
    name: 'ses',
    mode: 'test',
    title: 'SES.HOSPEDAJES',
  })
})

it('refused data shows the authority’s own words, and is sent again only by a person', async () => {
  const reasons = [{ code: '10121', text: 'El número de soporte es obligatorio', field: 'supportNumber' }]
  const server = await createReporting(async () => ({ state: 'refused', reasons }))
  await arrive(server)
  await server.until('refused')
  expect((await server.read())[0]?.reasons).toEqual(reasons)
  expect(server.sent).toHaveLength(1)
  await server.desk.call(sendReportAgain, { params: { reference: 'FOY1001' } })
  await server.until('accepted')
  expect(server.sent).toHaveLength(2)
})

it('a lost answer is unknown: nothing else is sent until a person has looked it up', async () => {
  const server = await createReporting(async () => ({ state: 'unknown' }))
  await arrive(server)
  await server.until('unknown')
  const params = { reference: 'FOY1001' }
  await expect(server.desk.call(sendReportAgain, { params })).rejects.toMatchObject({ problem: 'notFound' })
  await server.desk.call(settleReport, { params, body: { number: 'PORTAL-7' } })
  const [report] = await server.read()
  expect(report).toMatchObject({ state: 'accepted', receipts: [{ number: 'PORTAL-7' }] })
  expect(server.sent).toHaveLength(1)
})

it('a batch is asked about by the job, and a changed guest cancels the report and sends another version', async () => {
  const server = await createReporting(async () => ({ state: 'queued', batch: 'B-1' }))
  await arrive(server)
  await vi.waitFor(async () => expect(server.sent).toHaveLength(1))
  await server.until('sent')
  const watch = () => runJob(server)
  await vi.waitFor(async () => {
    await watch()
    expect(server.asked).toContain('B-1')
  })
  await server.until('accepted')
  await server.db.inHotel(1, (tx) =>
    sql`update guests set given = given || '{"street":"Lindenallee 5"}' where main
      and reservation_id = (select id from reservations where reference = 'FOY1001')`.execute(tx),
  )
  await watch()
  await vi.waitFor(async () => expect(server.cancelled).toEqual(['of B-1']), { timeout: 10_000 })
  await vi.waitFor(async () => expect(server.sent).toHaveLength(2), { timeout: 10_000 })
  await server.until('accepted')
  expect((await server.read())[0]?.receipts.map(({ operation }) => operation).toSorted()).toEqual([
    'cancel',
    'send',
    'send',
  ])
  // Nothing has changed since.
  await watch()
  expect(server.sent).toHaveLength(2)
})

it('a process that ended after the report was marked never sends it twice', async () => {
  const server = await createReporting(async () => {
    throw new Error('no connection')
  })
  await arrive(server)
  await vi.waitFor(
    async () => {
      const { authority } = await server.desk.call(readReports)
      expect(authority?.noAnswerSince).toBeDefined()
    },
    { timeout: 10_000 },
  )
  expect((await server.read())[0]?.state).toBe('queued')
  // As a process leaves it that dies while the authority is asked.
  await server.db.inHotel(1, (tx) => sql`update authority_reports set state = 'sent', sent_at = now()`.execute(tx))
  await server.db.directory.transaction().execute((tx) => sql`update outbox_queue set due_at = now()`.execute(tx))
  await server.until('unknown')
  expect(server.sent).toHaveLength(0)
})

it('refused credentials stop the stream with one alert, and nothing is lost', async () => {
  const server = await createReporting(async () => {
    throw new CredentialsRefused('401')
  })
  await arrive(server)
  const readAlerts = () =>
    server.db.inHotel(1, (tx) =>
      tx.selectFrom('alerts').select(['kind', 'handled_at']).where('kind', '=', 'authorityStopped').execute(),
    )
  await vi.waitFor(async () => expect(await readAlerts()).toMatchObject([{ handled_at: null }]), { timeout: 10_000 })
  expect((await server.read())[0]?.state).toBe('queued')
  await server.db.directory.transaction().execute((tx) => sql`update outbox_queue set due_at = now()`.execute(tx))
  await server.until('accepted')
  expect((await readAlerts())[0]?.handled_at).not.toBeNull()
})

it('the report has the real day and hour, also after midnight', async () => {
  const server = await createReporting(async () => ({ state: 'refused', reasons: [] }))
  await arrive(server)
  await server.until('refused')
  await server.db.inHotel(1, (tx) =>
    sql`update reservations set checked_in_at = '2027-05-10T22:30:00Z' where reference = 'FOY1001'`.execute(tx),
  )
  await server.desk.call(sendReportAgain, { params: { reference: 'FOY1001' } })
  await server.until('accepted')
  expect(server.sent.at(-1)?.arrival).toBe('2027-05-11 00:30')
})

it('data that the authority would refuse is not sent, and names the field', async () => {
  const server = await createReporting(async () => ({ state: 'refused', reasons: [] }))
  await arrive(server)
  await server.until('refused')
  await server.db.inHotel(1, (tx) =>
    sql`update guests set given = given - 'street' where main
      and reservation_id = (select id from reservations where reference = 'FOY1001')`.execute(tx),
  )
  await server.desk.call(sendReportAgain, { params: { reference: 'FOY1001' } })
  expect((await server.read())[0]).toMatchObject({
    state: 'incomplete',
    reasons: [{ code: 'missing', field: 'street' }],
  })
  expect(server.sent).toHaveLength(1)
})

it('a receipt is never changed, and not deleted before its period ends', async () => {
  const server = await createReporting()
  await arrive(server)
  await server.until('accepted')
  const change = server.db.inHotel(1, (tx) => tx.updateTable('authority_receipts').set({ number: 'x' }).execute())
  await expect(change).rejects.toThrow(/never changed/)
  await sql`update hotels set demo = false`.execute(server.db.directory)
  const remove = server.db.inHotel(1, (tx) => tx.deleteFrom('authority_receipts').execute())
  await expect(remove).rejects.toThrow(/deleted only after its period/)
})

it('an accepted report is cancelled by reception once', async () => {
  const server = await createReporting()
  await arrive(server)
  await server.until('accepted')
  const params = { reference: 'FOY1001' }
  await server.desk.call(cancelReport, { params })
  await vi.waitFor(() => expect(server.cancelled).toEqual(['R-1']), { timeout: 10_000 })
  await expect(server.desk.call(cancelReport, { params })).rejects.toMatchObject({ problem: 'notFound' })
})

it('a cancellation that the authority has only queued has a receipt once the job has asked about it', async () => {
  const server = await createReporting()
  server.cancelAnswers.push({ state: 'queued', batch: 'B-9' })
  await arrive(server)
  await server.until('accepted')
  await server.desk.call(cancelReport, { params: { reference: 'FOY1001' } })
  const readReceipts = async () =>
    (await server.read())[0]?.receipts.map(({ operation, number }) => [operation, number])
  await vi.waitFor(
    async () => {
      await runJob(server)
      expect(server.asked).toContain('B-9')
    },
    { timeout: 10_000 },
  )
  expect(await readReceipts()).toEqual(
    expect.arrayContaining([
      ['cancel', 'of B-9'],
      ['send', 'R-1'],
    ]),
  )
  await runJob(server)
  expect(server.asked.filter((batch) => batch === 'B-9')).toHaveLength(1)
})
