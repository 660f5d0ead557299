import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createSites } from '../../access/site/sites.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import { palaceDocument } from '../../demo/palace.ts'
import type { FreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { FiscalRegister } from './fiscal-register.ts'
import { createInvoiceService } from './invoice.service.ts'

const MEMBER = '00000000-0000-4000-8000-000000000001'
const issuer = { name: 'Foyer S.L.', taxNumber: 'B12345674', address: 'Fanal 24', city: 'Barcelona', country: 'ES' }

/** Issues invoices of the Palace, with these fiscal registers. */
async function createIssuer(fiscalRegisters: readonly FiscalRegister[]) {
  const server = await createTestServer()
  const { db } = server
  await server.publish(1, { ...palaceDocument, folio: { invoice: { series: 'FP', issuer } } })
  const sites = createSites(db)
  const hotel = await sites.hotel(1)
  if (!hotel) throw new Error('no hotel')
  const customers = { holder: async () => ({ customerId: '', type: 'person' as const, name: 'Ana Soler', facts: [] }) }
  const mails = { sends: false, save: () => Promise.reject(new Error('no mail is sent')) }
  const invoices = createInvoiceService({
    sites,
    mails,
    customers,
    fiscalRegisters,
    records: { cancel: () => Promise.reject(new Error('no record')) },
  })
  const issue = ({ id, folioId }: Invoiced) =>
    db.inHotel(1, async (tx) => {
      const at = { tx, hotel, now: new Date('2027-05-10T12:00:00Z'), today: '2027-05-10' }
      const [reservation] = await readReservations(tx, hotel, [id])
      if (!reservation) throw new Error('no stay')
      const request = { reservation, folioId, wantedLanguages: ['en'] as const }
      const { document } = await invoices.preview(at, request)
      return invoices.issue(at, { ...request, gross: document.gross, memberId: MEMBER })
    })
  return { db, issue, folios: await listFolios(db) }
}

interface Invoiced {
  readonly id: string
  /** Undefined for the guest's own folio. */
  readonly folioId: string | undefined
}

/** Twenty folios with charges: those of the guests, and further ones of one stay. */
const listFolios = (db: FreshDatabase) =>
  db.inHotel(1, async (tx): Promise<Invoiced[]> => {
    const { rows } = await sql<Invoiced>`select reservation_id as id from folio_lines where kind <> 'payment'
      group by 1 having sum(amount) > 0 order by 1`.execute(tx)
    const more = Array.from({ length: 20 - rows.length }, () => randomUUID())
    const [first] = rows
    await sql`insert into folios (hotel_id, id, reservation_id, position, payer)
      select 1, id, ${first?.id}::uuid, 1, '{"kind":"person","name":"Ana Soler"}' from unnest(${more}::uuid[]) id`.execute(
      tx,
    )
    await sql`insert into folio_lines (hotel_id, id, reservation_id, folio_id, position, kind, source, names, amount)
      select 1, gen_random_uuid(), ${first?.id}::uuid, id, 90, 'charge', 'foyer', '{"en":"Bar"}', 1000
      from unnest(${more}::uuid[]) id`.execute(tx)
    return [
      ...rows.map(({ id }) => ({ id, folioId: undefined })),
      ...more.map((folioId) => ({ id: first?.id ?? '', folioId })),
    ]
  })

it('S23 numbers have no gap and no repetition when twenty are issued at once and five fail', async () => {
  let calls = 0
  // Every fourth fails after it has got its number.
  const { db, issue, folios } = await createIssuer([
    async () => {
      calls += 1
      if (calls % 4 === 0) throw new Error('the register is full')
      return {}
    },
  ])
  expect(folios).toHaveLength(20)
  const results = await Promise.allSettled(folios.map(issue))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  const issued = await db.inHotel(1, (tx) =>
    tx.selectFrom('invoices').select(['number', 'document']).orderBy('number').execute(),
  )
  expect(issued.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
  expect(issued.map(({ document }) => document.number)).toEqual(
    issued.map(({ number }) => `FP-2027-${String(number).padStart(5, '0')}`),
  )
})

it('a fiscal register sees the numbered invoice in its transaction, and what it prints is stored', async () => {
  const { db, issue, folios } = await createIssuer([
    async ({ tx, id, document }) => {
      const found = await tx.selectFrom('invoice_series').select('last').execute()
      return { lines: [`Register ${document.number} ${found[0]?.last} ${id.length}`] }
    },
  ])
  const [first] = folios
  if (first) await issue(first)
  const [row] = await db.inHotel(1, (tx) => tx.selectFrom('invoices').select('document').execute())
  expect(row?.document.fiscal).toEqual(['Register FP-2027-00001 1 36'])
})
