import { randomUUID } from 'node:crypto'
import { makeBill, readCheckOut } from '@foyer/contract/checkout.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { correctCharge, moveCharges, postCharge, readFolio, savePayer } from '@foyer/contract/staff/folio.ts'
import { issueInvoice, makeInvoicePaper, makeProforma, sendInvoice } from '@foyer/contract/staff/invoices.ts'
import { sendStayBill, setInvoiceHolder } from '@foyer/contract/staff/money.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { eraseEverywhere } from '../../book/retention/testing/erase-everywhere.ts'
import { checkOutGuest, maeve } from '../../checkin/checkout/testing/check-out-guest.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { Browser } from '../../testing/browser.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { createInvoicingDesk, invoicingPalace } from './testing/create-invoicing-desk.ts'

const LUCIA = { reference: 'FOY1001' }

it('S23 issues an invoice with number, issuer, VAT breakdown and what was paid', async () => {
  const { desk, read, issue } = await createInvoicingDesk()
  const { preview, invoices } = await read('FOY1001')
  expect(invoices).toEqual([])
  expect(preview).toMatchObject({
    kind: 'proforma',
    issuer: {
      name: 'Foyer Palace S.L.',
      taxNumber: 'ESB12345674',
      isVatNumber: true,
      city: 'Barcelona',
      country: 'ES',
    },
    stay: { reference: 'FOY1001', guest: 'Lucía García López' },
  })
  if (!preview) throw new Error('no preview')
  expect(preview.net + preview.tax).toBe(preview.gross)
  expect(preview.rates.reduce((total, { gross }) => total + gross, 0)).toBe(preview.gross)
  expect(preview.lines.reduce((total, { net }) => total + net, 0)).toBe(preview.net)
  const { id, number } = await issue('FOY1001')
  expect(number).toBe('FP-2027-00001')
  const after = await read('FOY1001')
  expect(after.preview).toBeUndefined()
  expect(after.obstacle).toBe('nothingToInvoice')
  expect(after.invoices).toMatchObject([
    { id, kind: 'invoice', document: { kind: 'invoice', number, lines: preview.lines } },
  ])
  const { entries } = await desk.call(readAudit, { query: {} })
  expect(entries[0]).toMatchObject({ action: 'invoiceIssued', subject: 'FOY1001', details: { number } })
})

it('S23 an invoice is in one language as a whole, and the mail with it too', async () => {
  const { desk, read, server } = await createInvoicingDesk()
  await server.db.inHotel(1, (tx) =>
    sql`update guests set given = given || '{"language": "es"}'
      where reservation_id = (select id from reservations where reference = 'FOY1001')`.execute(tx),
  )
  const insertCharge = (names: Readonly<Record<string, string>>, kind = 'charge') =>
    server.db.inHotel(1, (tx) =>
      sql`insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, names, amount)
        select hotel_id, gen_random_uuid(), id, 200, ${kind}, 'foyer', ${JSON.stringify(names)}::jsonb, 7_00
        from reservations where reference = 'FOY1001'`.execute(tx),
    )
  const readPreview = async (query: { language?: 'de' | 'fr' } = {}) => {
    const { preview, languages } = await read('FOY1001', query)
    return { language: preview?.language, languages, names: preview?.lines.map(({ name }) => name) ?? [] }
  }
  expect(await readPreview()).toMatchObject({ language: 'es', languages: expect.arrayContaining(['de', 'pt']) })

  await insertCharge({ en: 'Yoga' })
  expect(await readPreview()).toMatchObject({ language: 'es', names: expect.arrayContaining(['Yoga']) })

  await insertCharge({ en: 'Boat trip', de: 'Bootsfahrt' })
  const english = await readPreview()
  expect(english).toMatchObject({ language: 'en', languages: ['en', 'de'] })
  expect(english.names).toEqual(expect.arrayContaining(['City tax', 'Yoga', 'Boat trip']))
  const german = await readPreview({ language: 'de' })
  expect(german).toMatchObject({ language: 'de', names: expect.arrayContaining(['Tourismusabgabe', 'Bootsfahrt']) })
  expect(await readPreview({ language: 'fr' })).toEqual(english)

  await insertCharge({ en: 'Paid with a voucher', it: 'Pagato con un buono' }, 'payment')
  expect(await readPreview({ language: 'de' })).toEqual({ ...english, languages: ['en'] })

  await desk.call(sendStayBill, { params: LUCIA, body: { email: 'lucia@example.com' } })
  const [mail] = await server.db.inHotel(1, (tx) => tx.selectFrom('mails').selectAll().execute())
  expect(mail?.language).toBe('en')
})

it('S23 what was charged once reads the same on folio and invoice, also when nights are posted', async () => {
  const { desk, issue, read } = await createInvoicingDesk()
  const dinner = 'Dinner in the restaurant'
  const onFolio = async () =>
    (await desk.call(readFolio, { params: { reference: 'FOY1011' } })).lines.filter(
      ({ names }) => names['en'] === dinner,
    )
  expect(await onFolio()).toMatchObject([{ quantity: 1, amount: { minor: 64_50 } }])
  await issue('FOY1011')
  expect(await onFolio()).toMatchObject([{ quantity: 1, amount: { minor: 64_50 }, group: 'food' }])
  const [invoice] = (await read('FOY1011')).invoices
  expect(invoice?.document.lines.filter(({ name }) => name === dinner)).toMatchObject([{ quantity: 1, gross: 64_50 }])
})

it('S23 a line is on one invoice only, and an answer that was lost is given again', async () => {
  const { desk, read, server } = await createInvoicingDesk()
  const { preview } = await read('FOY1001')
  const body = { gross: preview?.gross ?? 0 }
  const key = '77777777-7777-4777-8777-777777777777'
  const [first, again] = await Promise.all([1, 2].map(() => desk.call(issueInvoice, { params: LUCIA, body, key })))
  expect(again).toEqual(first)
  await expect(desk.call(issueInvoice, { params: LUCIA, body })).rejects.toMatchObject({
    problem: 'invoiceNotPossible',
  })
  const twice = server.db.inHotel(1, (tx) =>
    sql`insert into invoices select hotel_id, gen_random_uuid(), series, year, 99, kind, reservation_id, folio_id, issued_at,
      day, currency, total, document from invoices`
      .execute(tx)
      .then(() =>
        sql`insert into invoiced_lines (hotel_id, line_id, invoice_id)
          select line.hotel_id, line.line_id, invoice.id from invoiced_lines line, invoices invoice where number = 99`.execute(
          tx,
        ),
      ),
  )
  await expect(twice).rejects.toThrow('invoiced_lines_once')
})

it('S23 the lines of an issued invoice are posted to the ledger, and a preview posts none', async () => {
  const { read, issue, server } = await createInvoicingDesk()
  const readPosted = () =>
    server.db.inHotel(1, async (tx) => {
      const { rows } = await sql<{ lines: number; unposted: number; guest: number; sum: number }>`
        select (select count(*)::int from invoiced_lines) as lines,
          (select count(*)::int from invoiced_lines done join folio_lines line
            on line.hotel_id = done.hotel_id and line.id = done.line_id where line.posted_on is null) as unposted,
          (select coalesce(sum(minor), 0)::int from ledger_entries where kind = 'charge' and account = 'guest') as guest,
          (select coalesce(sum(minor), 0)::int from ledger_entries where kind = 'charge') as sum`.execute(tx)
      return rows[0]
    })
  const { preview } = await read('FOY1001')
  expect(await readPosted()).toEqual({ lines: 0, unposted: 0, guest: 0, sum: 0 })
  await issue('FOY1001')
  const posted = await readPosted()
  expect(posted).toMatchObject({ unposted: 0, guest: preview?.gross, sum: 0 })
  expect(posted?.lines).toBeGreaterThan(0)
})

it('S23 rejects an invoice of a folio that has changed since the preview', async () => {
  const { desk, read } = await createInvoicingDesk()
  const { preview } = await read('FOY1001')
  const body = { gross: (preview?.gross ?? 0) + 1 }
  await expect(desk.call(issueInvoice, { params: LUCIA, body })).rejects.toMatchObject({ problem: 'priceChanged' })
})

it('S23 an invoice is never changed: a new holder gets a new one after a credit note', async () => {
  const { desk, read, issue, credit } = await createInvoicingDesk()
  const first = await issue('FOY1001')
  const values = { name: 'Nordlicht', tax_number: 'DE 123456788', address: 'Hafen 1', city: 'Hamburg', country: 'DEU' }
  await desk.call(setInvoiceHolder, { params: LUCIA, body: { type: 'company', values } })
  const [kept] = (await read('FOY1001')).invoices
  expect(kept?.document.holder.name).toBe('Lucía García López')
  const note = await credit('FOY1001', first.id)
  expect(note.number).toBe('FP-R-2027-00001')
  await expect(credit('FOY1001', first.id)).rejects.toMatchObject({ problem: 'alreadyHandled' })
  const second = await issue('FOY1001')
  expect(second.number).toBe('FP-2027-00002')
  const { invoices } = await read('FOY1001')
  const [next, credited, original] = invoices.toSorted((one, other) =>
    one.id === second.id ? -1 : other.id === second.id ? 1 : one.kind < other.kind ? -1 : 1,
  )
  expect(next?.document.holder).toMatchObject({
    kind: 'company',
    name: 'Nordlicht',
    taxNumber: 'DE123456788',
    country: 'DE',
  })
  expect(credited?.document).toMatchObject({
    kind: 'creditNote',
    reason: 'The company pays',
    corrects: { number: first.number },
    gross: -(original?.document.gross ?? 0),
  })
  expect(original?.creditedBy).toBe(note.number)
})

it('S23 the database refuses to change or delete an invoice, and to skip or repeat a number', async () => {
  const { server, issue } = await createInvoicingDesk()
  await issue('FOY1001')
  await server.db.inHotel(1, (tx) => sql`update hotels set demo = false where id = 1`.execute(tx))
  const attempt = (change: string) => server.db.inHotel(1, (tx) => sql.raw(change).execute(tx))
  const refusal = 'an issued invoice is corrected by a credit note'
  await expect(attempt("update invoices set document = '{}'")).rejects.toThrow(refusal)
  await expect(attempt('update invoices set total = 1')).rejects.toThrow(refusal)
  await expect(attempt('delete from invoices')).rejects.toThrow(refusal)
  for (const change of ['set last = last + 2', 'set last = last', "set series = 'X'"])
    await expect(attempt(`update invoice_series ${change}`)).rejects.toThrow('numbers of invoices are given in order')
  await expect(attempt('delete from invoice_series')).rejects.toThrow('numbers of invoices are given in order')
})

it('S23 a charge on an invoice is not reduced, and not invoiced to another payer, until a credit note takes it back', async () => {
  const { desk, read, issue, credit } = await createInvoicingDesk()
  const { id } = await issue('FOY1001')
  const { lines } = await desk.call(readFolio, { params: LUCIA })
  const [first, second] = lines.filter(({ kind }) => kind === 'charge')
  const correction = { params: { ...LUCIA, id: first?.id ?? '' }, body: { minor: 5_00, reason: 'Noise' } }
  await desk.call(correctCharge, { ...correction, key: randomUUID() })
  const payer = { kind: 'person', name: 'Ana Soler' } as const
  const { id: folioId } = await desk.call(savePayer, { params: LUCIA, body: { payer, routes: [] } })
  await desk.call(moveCharges, { params: LUCIA, body: { lines: [second?.id ?? ''], payer: folioId } })
  // More than both take off, so that the guest's invoice would not be negative.
  const { services } = await desk.call(readFolio, { params: LUCIA })
  await desk.call(postCharge, {
    params: LUCIA,
    body: { serviceId: services[0]?.id ?? '', quantity: 100, price: services[0]?.price.minor ?? 0, payer: 'guest' },
    key: randomUUID(),
  })
  for (const choice of [{}, { folioId }]) {
    expect((await read('FOY1001', choice)).obstacle).toBe('creditFirst')
    await expect(issue('FOY1001', choice)).rejects.toMatchObject({ problem: 'invoiceNotPossible' })
  }
  await credit('FOY1001', id)
  for (const choice of [{}, { folioId }]) expect((await read('FOY1001', choice)).obstacle).toBeUndefined()
  const [own, moved] = [await issue('FOY1001'), await issue('FOY1001', { folioId })]
  const { folios } = await desk.call(readFolio, { params: LUCIA })
  const { invoices } = await read('FOY1001')
  const gross = (one: string) => invoices.find((invoice) => invoice.id === one)?.document.gross
  expect([gross(own.id), gross(moved.id)]).toEqual(folios.map(({ charges }) => charges.minor))
})

it('S23 an invoice has the date and the year of its issue, whichever business day is open', async () => {
  const { server, read, issue, credit } = await createInvoicingDesk()
  const newYear = '2028-01-01'
  server.setNow('2027-12-31T22:30:00Z')
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Pau Ferrer' })
  const close = (day: string) =>
    server.db.inHotel(1, (tx) =>
      tx.insertInto('business_days').values({ hotel_id: 1, day, member_id: null, report: '{}' }).execute(),
    )
  // The day was closed before midnight, and its report belongs to the new year already.
  await close('2027-12-31')
  const old = await issue('FOY1001', {}, desk)
  expect(old.number).toBe('FP-2027-00001')
  // 0.30 on New Year's Day in Barcelona.
  server.setNow('2027-12-31T23:30:00Z')
  const note = await credit('FOY1001', old.id, {}, desk)
  expect(note.number).toBe('FP-R-2028-00001')
  // Two days that no one has closed.
  server.setNow('2028-01-03T09:00:00Z')
  expect((await issue('FOY1001', {}, desk)).number).toBe('FP-2028-00001')
  const { invoices } = await read('FOY1001', {}, desk)
  expect(invoices.map(({ document: { day, corrects } }) => [day, corrects?.day])).toEqual([
    ['2028-01-03', undefined],
    [newYear, '2027-12-31'],
    ['2027-12-31', undefined],
  ])
})

it('S23 the paper of an invoice is the same each time, whatever changes later', async () => {
  const { desk, server, issue } = await createInvoicingDesk()
  const { id, number } = await issue('FOY1001', { language: 'de' })
  const params = { ...LUCIA, id }
  const first = await desk.call(makeInvoicePaper, { params })
  server.setNow('2027-06-01T10:00:00Z')
  await server.publish(1, { ...invoicingPalace, folio: { ...invoicingPalace.folio, vat: { room: 2100, extras: 400 } } })
  const again = await desk.call(makeInvoicePaper, { params })
  expect(again).toEqual(first)
  expect(first.name).toBe(`${number}.pdf`)
  const { title, pages } = await readPdf(first.content)
  expect(title).toBe(`Rechnung ${number}`)
  expect(pages[0]).toContain('USt-IdNr. ESB12345674')
})

it('S23 a proforma has no number and takes none', async () => {
  const { desk, issue } = await createInvoicingDesk()
  const paper = await desk.call(makeProforma, { params: LUCIA, body: { language: 'es' } })
  const { title, pages } = await readPdf(paper.content)
  expect(title).toBe('Factura proforma')
  expect(pages[0]).toContain('Este documento no es una factura.')
  expect((await issue('FOY1001')).number).toBe('FP-2027-00001')
})

it('S23 sends an invoice by mail, with the paper attached', async () => {
  const { desk, server, issue } = await createInvoicingDesk()
  const { id, number } = await issue('FOY1001')
  expect(await desk.call(sendInvoice, { params: { ...LUCIA, id }, body: { email: 'office@example.com' } })).toEqual({
    to: 'o···@example.com',
  })
  const [mail] = await server.db.inHotel(1, (tx) =>
    tx
      .selectFrom('mails')
      .innerJoin('mail_files', 'mail_files.mail_id', 'mails.id')
      .select(['recipient', 'subject', 'name'])
      .where('template', '=', 'invoice')
      .execute(),
  )
  expect(mail).toMatchObject({ recipient: 'office@example.com', name: `${number}.pdf` })
  expect(mail?.subject).toContain(number)
})

it('S23 says what is missing before an invoice can be issued', async () => {
  const { desk, server, read, issue } = await createInvoicingDesk()
  const { folio } = invoicingPalace
  await server.publish(1, { ...invoicingPalace, establishment: {}, folio: { ...folio, invoice: { issuer: {} } } })
  expect((await read('FOY1001')).obstacle).toBe('issuerIncomplete')
  await expect(issue('FOY1001')).rejects.toMatchObject({ problem: 'invoiceNotPossible' })
  const { preview } = await read('FOY1001')
  expect(preview?.kind).toBe('proforma')
  const numbers = await server.db.inHotel(1, (tx) => tx.selectFrom('invoice_series').selectAll().execute())
  expect(numbers).toEqual([])
  await expect(
    desk.call(issueInvoice, { params: LUCIA, body: { gross: 1, folioId: '00000000-0000-4000-8000-000000000000' } }),
  ).rejects.toMatchObject({ problem: 'notFound' })
})

it('S23 invoices outlive the stay, and are deleted by their own age', async () => {
  const { server, issue } = await createInvoicingDesk()
  await issue('FOY1001')
  await server.db.inHotel(1, (tx) => sql`update hotels set demo = false where id = 1`.execute(tx))
  await server.db.inHotel(1, async (tx) => {
    await sql`insert into invoices (hotel_id, id, series, year, number, kind, reservation_id, day, currency, total, document)
      values (1, gen_random_uuid(), 'FP', 2010, 1, 'invoice', gen_random_uuid(), '2010-01-01', 'EUR', 1, '{}')`.execute(
      tx,
    )
    await sql`delete from folio_lines where posted_on is null`.execute(tx)
  })
  const list = () => server.db.inHotel(1, (tx) => tx.selectFrom('invoices').select(['year', 'number']).execute())
  expect(await list()).toHaveLength(2)
  await eraseEverywhere(server.db, new Date('2027-05-10T12:00:00Z'))
  expect(await list()).toEqual([{ year: 2027, number: 1 }])
})

it('S23 a guest who leaves gets the issued invoice in place of the bill', async () => {
  const { server, issue } = await createInvoicingDesk()
  const body = { reference: 'FOY1012' }
  const phone = await server.open()
  await findReservation(phone, 'FOY1012', 'O’Brien')
  await checkOutGuest(phone, { ...maeve, secondFactor: 'FOY1012' })
  expect((await phone.call(makeBill, { body })).name).toBe('FOY1012.pdf')
  expect(await phone.call(readCheckOut, { body })).not.toHaveProperty('invoice')
  const { number } = await issue('FOY1012')
  expect((await phone.call(makeBill, { body })).name).toBe(`${number}.pdf`)
  expect(await phone.call(readCheckOut, { body })).toMatchObject({ invoice: number })
})

it('S23 the invoice is only for a page that has checked out of the stay', async () => {
  const { server, issue } = await createInvoicingDesk()
  const body = { reference: 'FOY1012' }
  const [phone, stranger, finder] = [await server.open(), await server.open(), await server.open()]
  await findReservation(phone, 'FOY1012', 'O’Brien')
  await findReservation(finder, 'FOY1012', 'O’Brien')
  await checkOutGuest(phone, { ...maeve, secondFactor: 'FOY1012' })
  await issue('FOY1012')
  await expect(stranger.call(makeBill, { body })).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await expect(stranger.call(readCheckOut, { body })).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await expect(finder.call(makeBill, { body })).rejects.toMatchObject({ problem: 'mayNot' })
  await expect(finder.call(readCheckOut, { body })).rejects.toMatchObject({ problem: 'mayNot' })
})
