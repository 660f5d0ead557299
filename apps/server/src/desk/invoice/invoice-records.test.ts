import { randomUUID } from 'node:crypto'
import {
  annulInvoice,
  correctInvoiceRecord,
  exportInvoiceRecords,
  issueInvoice,
  makeInvoicePaper,
} from '@foyer/contract/staff/invoices.ts'
import { formatHashInput } from '@foyer/domain/verifactu/hash-input.ts'
import type { InvoiceRecord } from '@foyer/domain/verifactu/invoice-record.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { TaxAgency } from '../../outside/tax-agency/tax-agency.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { Browser } from '../../testing/browser.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { createInvoicingDesk } from './testing/create-invoicing-desk.ts'
import { createRecordingDesk } from './testing/create-recording-desk.ts'

const slow = { timeout: 120_000 }
const ISSUED = '2027-05-10T12:00:00.000Z'
const SOON = '2027-05-10T12:00:10.000Z'
const LATER = '2027-05-10T12:02:00.000Z'
const MUCH_LATER = '2027-05-10T12:20:00.000Z'

type Desk = Awaited<ReturnType<typeof createRecordingDesk>>

async function readRecord({ read }: Desk, reference = 'FOY1001') {
  return (await read(reference)).invoices[0]?.record
}

/** Recomputes every hash from what is stored, and checks that each record names the one before. */
async function expectOneChain({ listRecords }: Desk, length: number) {
  const records = await listRecords()
  expect(records.map(({ position }) => position)).toEqual(Array.from({ length }, (_, at) => at + 1))
  for (const [at, { record, hash, previous_hash: previous }] of records.entries()) {
    expect(previous).toBe(records[at - 1]?.hash ?? null)
    expect(sha256(formatHashInput(record as InvoiceRecord, previous ?? '')).toUpperCase()).toBe(hash)
  }
}

it('issues an invoice with record and QR code, sends it, and shows what the tax agency says', slow, async () => {
  const desk = await createRecordingDesk()
  desk.server.setNow(ISSUED)
  const { id, number } = await desk.issue('FOY1001')
  expect(await readRecord(desk)).toEqual({ state: 'queued', isTest: true })
  const paper = await desk.desk.call(makeInvoicePaper, { params: { reference: 'FOY1001', id } })
  const { pages, tags } = await readPdf(paper.content)
  expect(tags).toContain('Figure')
  for (const part of ['QR tributario:', 'VERI*FACTU', 'Factura verificable en la sede electrónica de la AEAT'])
    expect(pages[0]).toContain(part)
  const { invoices } = await desk.read('FOY1001')
  const { gross } = invoices[0]?.document ?? { gross: 0 }
  expect(invoices[0]?.document.fiscalCode?.address).toBe(
    `https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B12345674&numserie=${number}&fecha=10-05-2027&importe=${(gross / 100).toFixed(2)}`,
  )
  await desk.send(SOON)
  expect(await readRecord(desk)).toMatchObject({ state: 'accepted', receipt: expect.stringMatching(/^A-/) })
  const { records, calls } = await desk.agency.readLedger()
  expect(records).toMatchObject([{ operation: 'Alta', number, errors: [], isLate: false }])
  expect(calls).toHaveLength(1)
})

it('credit notes and annulled invoices continue the chain, and are exported as they were sent', slow, async () => {
  const desk = await createRecordingDesk()
  desk.server.setNow(ISSUED)
  const first = await desk.issue('FOY1001')
  const credit = await desk.credit('FOY1001', first.id, { ground: 'other' })
  const second = await desk.issue('FOY1001')
  const annul = () =>
    desk.desk.call(annulInvoice, { params: { reference: 'FOY1001', id: second.id }, body: { reason: 'A test' } })
  await annul()
  await expect(annul()).rejects.toMatchObject({ problem: 'alreadyHandled' })
  await expect(desk.credit('FOY1001', second.id)).rejects.toMatchObject({ problem: 'alreadyHandled' })
  const after = await desk.read('FOY1001')
  expect(after.invoices.find(({ id }) => id === second.id)?.annulled).toBe(true)
  // Its lines can be invoiced again.
  const third = await desk.issue('FOY1001')
  await expectOneChain(desk, 5)
  await desk.send(SOON)
  const { records } = await desk.agency.readLedger()
  expect(records.map(({ operation, number, type, errors }) => [operation, number, type, errors])).toEqual([
    ['Alta', first.number, expect.stringMatching(/^F[12]$/), []],
    ['Alta', credit.number, expect.stringMatching(/^R[45]$/), []],
    ['Alta', second.number, expect.stringMatching(/^F[12]$/), []],
    ['Anulacion', second.number, undefined, []],
    ['Alta', third.number, expect.stringMatching(/^F[12]$/), []],
  ])
  const { content, name } = await desk.desk.call(exportInvoiceRecords, {
    body: { from: '2027-05-01', until: '2027-05-31' },
  })
  expect(name).toBe('verifactu-2027-05-01-2027-05-31.zip')
  const files = unzipSync(Buffer.from(content, 'base64'))
  const exported = strFromU8(files['verifactu-B12345674-test-2027-05-01-2027-05-31.xml'] ?? new Uint8Array())
  expect(
    [...exported.matchAll(/<sum1:TipoHuella>01<\/sum1:TipoHuella><sum1:Huella>(\w+)</g)].map(([, hash]) => hash),
  ).toEqual(records.map(({ hash }) => hash))
})

it('two desks that issue at once make one chain without a gap, though some fail', slow, async () => {
  const desk = await createRecordingDesk()
  const { db, app } = desk.server
  const other = await createColleague(db, new Browser(app), { role: 'manager', name: 'Ana Roca' })
  // Twelve payers of three stays with something to drink each; the last four are invoiced already.
  const folios = Array.from({ length: 12 }, (_, at) => ({ folioId: randomUUID(), reference: `FOY100${(at % 3) + 1}` }))
  for (const { folioId, reference } of folios)
    await db.inHotel(1, async (tx) => {
      await sql`insert into folios (hotel_id, id, reservation_id, position, payer)
        select 1, ${folioId}::uuid, id, 1, '{"kind":"person","name":"Ana Soler"}' from reservations
        where reference = ${reference}`.execute(tx)
      await sql`insert into folio_lines (hotel_id, id, reservation_id, folio_id, position, kind, source, names, amount)
        select 1, gen_random_uuid(), id, ${folioId}::uuid, 90, 'charge', 'foyer', '{"en":"Bar"}', 1000
        from reservations where reference = ${reference}`.execute(tx)
    })
  const issued = []
  for (const { reference, folioId } of folios.slice(8))
    issued.push({ reference, ...(await desk.issue(reference, { folioId })) })
  const issueAt = (page: typeof desk.desk, { reference, folioId }: (typeof folios)[number], gross: number) =>
    page.call(issueInvoice, { params: { reference }, body: { gross, folioId } })
  const results = await Promise.allSettled([
    ...folios.slice(0, 8).flatMap((folio, at) => [
      issueAt(at % 2 === 0 ? desk.desk : other, folio, 10_00),
      // The folio has another total: it fails with the number given already or not.
      issueAt(other, folio, 11_00),
    ]),
    // Credit notes have a series of their own, so that only the chain brings them into an order.
    ...issued.map(({ reference, id }) => desk.credit(reference, id)),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  await expectOneChain(desk, 16)
  await desk.send(SOON)
  const { records } = await desk.agency.readLedger()
  expect(records).toHaveLength(16)
  expect(records.flatMap(({ errors }) => errors)).toEqual([])
})

it(
  'a process that ends before or after the agency has the record loses nothing and sends nothing twice',
  slow,
  async () => {
    const desk = await createRecordingDesk()
    desk.server.setNow(ISSUED)
    const real = desk.connect()
    const sent: string[] = []
    const never = new Promise<never>(() => {})
    const endsBefore: TaxAgency = {
      ...real,
      send: () => {
        sent.push('before')
        return never
      },
    }
    const endsAfter: TaxAgency = {
      ...real,
      async send(sending) {
        await real.send(sending)
        sent.push('after')
        return never
      },
    }
    await desk.issue('FOY1001')
    void desk.send(SOON, endsBefore)
    await expect.poll(() => sent, { timeout: 20_000 }).toEqual(['before'])
    expect(await readRecord(desk)).toMatchObject({ state: 'sent' })
    void desk.send(SOON, endsAfter)
    await expect.poll(() => sent, { timeout: 20_000 }).toEqual(['before', 'after'])
    await desk.send(SOON)
    expect(await readRecord(desk)).toMatchObject({ state: 'accepted' })
    const { records, calls } = await desk.agency.readLedger()
    expect(records).toHaveLength(1)
    expect(calls.map(({ result }) => result)).toEqual(['Correcto', 'Incorrecto'])
  },
)

it('a lost answer is unknown until the agency recognises the record', slow, async () => {
  const desk = await createRecordingDesk()
  desk.server.setNow(ISSUED)
  await desk.issue('FOY1001')
  await desk.agency.setFaults({ cutAfter: 1 })
  await desk.send(SOON)
  expect(await readRecord(desk)).toMatchObject({ state: 'unknown' })
  expect(await desk.listAlerts()).toEqual([])
  await desk.send(LATER)
  expect(await readRecord(desk)).toMatchObject({ state: 'accepted', code: '3000' })
  expect((await desk.agency.readLedger()).records).toHaveLength(1)
})

it(
  'an agency that did not answer gets records that are marked as late, and the hotel is alerted meanwhile',
  slow,
  async () => {
    const desk = await createRecordingDesk()
    desk.server.setNow(ISSUED)
    await desk.issue('FOY1001')
    await desk.agency.setFaults({ badGateway: true })
    await desk.send(SOON)
    expect(await desk.listAlerts()).toEqual([])
    await desk.send(MUCH_LATER)
    expect(await desk.listAlerts()).toEqual(['invoiceRecordsStopped'])
    await desk.agency.setFaults({})
    await desk.send('2027-05-10T12:30:00.000Z')
    expect(await desk.listAlerts()).toEqual([])
    expect((await desk.agency.readLedger()).records).toMatchObject([{ isLate: true, errors: [] }])
  },
)

it(
  'a certificate that is missing or refused stops sending at once, with an alert that ends with its cause',
  slow,
  async () => {
    const desk = await createRecordingDesk()
    desk.server.setNow(ISSUED)
    await desk.issue('FOY1001')
    await desk.send(SOON, null)
    expect(await desk.listAlerts()).toEqual(['invoiceRecordsStopped'])
    expect(await readRecord(desk)).toEqual({ state: 'queued', isTest: true })
    await desk.agency.setRules({ unauthorized: true })
    await desk.send(LATER)
    expect(await readRecord(desk)).toEqual({ state: 'queued', isTest: true })
    await desk.agency.setRules({ unauthorized: false })
    await desk.send(MUCH_LATER)
    expect(await readRecord(desk)).toMatchObject({ state: 'accepted' })
    expect(await desk.listAlerts()).toEqual([])
  },
)

it('a refused record waits for a person, who makes a corrected one', slow, async () => {
  const desk = await createRecordingDesk()
  desk.server.setNow(ISSUED)
  const { id, number } = await desk.issue('FOY1001')
  await desk.agency.setRules({ refuse: [number] })
  await desk.send(SOON)
  expect(await readRecord(desk)).toMatchObject({ state: 'refused', code: '1100', reason: expect.any(String) })
  expect(await desk.listAlerts()).toEqual(['invoiceRecordRefused'])
  await desk.send(LATER)
  expect((await desk.agency.readLedger()).calls).toHaveLength(1)
  await desk.agency.setRules({ refuse: [] })
  const correct = () => desk.desk.call(correctInvoiceRecord, { params: { reference: 'FOY1001', id } })
  await correct()
  await expect(correct()).rejects.toMatchObject({ problem: 'alreadyHandled' })
  await desk.send(MUCH_LATER)
  expect(await readRecord(desk)).toMatchObject({ state: 'accepted' })
  await expectOneChain(desk, 2)
  expect((await desk.agency.readLedger()).records).toMatchObject([{ number, isCorrection: true, errors: [] }])
})

it('waits as long as the agency asks for', slow, async () => {
  const desk = await createRecordingDesk({ WAIT_SECONDS: '90' })
  desk.server.setNow(ISSUED)
  await desk.issue('FOY1001')
  await desk.send(SOON)
  await desk.issue('FOY1003')
  await desk.send('2027-05-10T12:01:39.000Z')
  expect((await desk.agency.readLedger()).calls).toHaveLength(1)
  await desk.send('2027-05-10T12:01:40.000Z')
  expect((await desk.agency.readLedger()).calls).toHaveLength(2)
})

it('records are never changed or deleted, and none is put in out of order', slow, async () => {
  const desk = await createRecordingDesk()
  await desk.issue('FOY1001')
  const run = (statement: string) => desk.server.db.inHotel(1, (tx) => sql.raw(statement).execute(tx))
  await run(`update hotels set demo = false where id = 1`)
  await expect(run(`update invoice_records set hash = repeat('A', 64)`)).rejects.toThrow('never changed')
  await expect(run(`delete from invoice_records`)).rejects.toThrow('never changed')
  const copy = (position: number, previous: string) =>
    run(`insert into invoice_records select hotel_id, gen_random_uuid(), issuer, is_test, ${position}, invoice_id,
      operation, record, ${previous}, repeat('B', 64), at from invoice_records`)
  await expect(copy(3, 'hash')).rejects.toThrow('continues the chain')
  await expect(copy(2, `repeat('C', 64)`)).rejects.toThrow('continues the chain')
  await copy(2, 'hash')
})

it('a hotel that does not set it makes no record and prints no code', slow, async () => {
  const { issue, read, server, desk } = await createInvoicingDesk()
  const { id } = await issue('FOY1001')
  const { invoices, recordsInvoices } = await read('FOY1001')
  expect(recordsInvoices).toBe(false)
  expect(invoices[0]).not.toHaveProperty('record')
  expect(invoices[0]?.document).not.toHaveProperty('fiscalCode')
  const body = { reason: 'No record' }
  await expect(desk.call(annulInvoice, { params: { reference: 'FOY1001', id }, body })).rejects.toMatchObject({
    problem: 'notFound',
  })
  const rows = await server.db.inHotel(1, (tx) => tx.selectFrom('invoice_records').select('id').execute())
  expect(rows).toEqual([])
})
