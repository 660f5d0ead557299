import { uploadSignature } from '@foyer/contract/signature.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { setPaperSignature } from '@foyer/contract/staff/guest-form.ts'
import { makeCards, makeDayCards, makePoliceExport } from '@foyer/contract/staff/registration.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import {
  arrive,
  buildAllTicks,
  buildGuestPayload,
  checkIn,
  findReservation,
  saveGuests,
  saveParty,
  sign,
  signatureDataUrl,
} from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function openDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Núria Puig' })
  const card = async (reference: string) => {
    const file = await desk.call(makeCards, { params: { reference } })
    return { ...file, ...(await readPdf(file.content)) }
  }
  return { ...server, desk, card }
}

it('the signed form shows who stays, where they live, and what they showed, agreed to and signed', async () => {
  const { open, card } = await openDesk()
  const guestPage = await open({ language: 'de' })
  const found = await findReservation(guestPage, 'FOY1001', 'García López')
  const given = { firstName: 'Şükrü', lastName: 'Yılmaz', language: 'de' }
  await saveParty(guestPage, found, given)
  await sign(guestPage, found)
  await arrive(guestPage, found)
  const { name, type, title, language, pages, tags, content } = await card('FOY1001')
  expect([name, type, title, language]).toEqual([
    'cards-FOY1001.pdf',
    'application/pdf',
    'Registration card, Foyer Palace',
    'en',
  ])
  expect(pages).toHaveLength(1)
  for (const part of [
    'Registration card Meldeschein',
    'Foyer Palace Carrer del Fanal 24, 08002 Barcelona',
    'FOY1001',
    '10 May 2027',
    'Surname / Nachname Yılmaz',
    'First name / Vorname Şükrü',
    'Female',
    '1 June 1985',
    'Germany (DEU)',
    'Passport',
    'C01X00T41',
    'Lindenallee 4',
    '10115',
    'ana.1@example.com',
    '+49 15112345678',
    'I have read how my e-mail address is used.',
    'Ich habe die Datenschutzhinweise gelesen. accepted before signing',
    'Senden Sie mir Angebote per E-Mail. accepted before signing',
    'Fassung vom',
    'Signed on',
    'by Núria Puig',
  ])
    expect(pages[0]).toContain(part)
  expect(tags).toEqual(expect.arrayContaining(['Sect', 'H1', 'H2', 'LI', 'Lbl', 'LBody', 'Figure']))
  const raw = Buffer.from(content, 'base64').toString('latin1')
  expect(raw).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>A</)
  expect(raw).not.toContain('Helvetica')
  // J26 the facts of a section are one list, and the file says that it follows PDF/UA.
  expect(tags.filter((tag) => tag.startsWith('L of'))).not.toContain('L of 1')
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

it('N2 S18 a card names the hotel’s operator and its legal numbers', async () => {
  const { publish, card } = await openDesk()
  const establishment = { company: 'Palace Hotels SL', taxNumber: 'B12345674', registryNumber: 'H-000123' }
  await publish(1, { hotelInfo: { address: 'Carrer del Fanal 24' }, establishment })
  const { pages } = await card('FOY1001')
  expect(pages[0]).toContain('Foyer Palace Carrer del Fanal 24 Palace Hotels SL · B12345674 · H-000123')
})

it('a card shows what was ticked above its signature, not what the hotel asks today', async () => {
  const { open, card, publish } = await openDesk()
  const guestPage = await open()
  const found = await findReservation(guestPage, 'FOY1001', 'García López')
  await saveParty(guestPage, found)
  const ticks = { ...buildAllTicks(guestPage), checks: { privacy: true, news: false } }
  const guests = found.guests.map(({ id }) => ({ id, signature: signatureDataUrl, ticks }))
  await guestPage.call(uploadSignature, { body: { reference: 'FOY1001', hotelId: 1, guests } })
  await publish(1, {
    screens: [
      {
        name: 'SignatureScreen',
        order: 1,
        assets: [
          {
            type: 'FieldArray',
            name: 'checks',
            fields: [{ name: 'quiet', type: 'checkbox', mandatory: true, label: { en: 'I am quiet.' } }],
          },
        ],
      },
    ],
  })
  const [page] = (await card('FOY1001')).pages
  expect(page).toContain('I have read the privacy notice. accepted before signing')
  expect(page).toContain('Send me offers by e-mail. No')
  expect(page).toContain('The hotel’s terms, as published on')
  expect(page).not.toContain('I am quiet.')
})

it('in Germany a signature on a screen does not do: the card is printed, signed by hand and filed', async () => {
  const { open, card, publish, desk } = await openDesk()
  await publish(1, { authority: { name: 'meldeschein' } })
  const page = await open()
  const found = await findReservation(page, 'FOY1002', 'Müller')
  const adults = found.guests.filter(({ adult }) => adult !== false)
  const abroad = ['FRA', 'ESP'] as const
  await saveGuests(
    page,
    found,
    adults.map((guest, at) => buildGuestPayload(guest, { nationality: abroad[at] ?? 'DEU' })),
  )
  await sign(page, { ...found, guests: adults })
  const [first] = (await card('FOY1002')).pages
  expect(first).toContain('Nationalities of companions')
  expect(first).toContain('Spain (ESP)')
  expect(first).toContain('please sign here')
  for (const allowed of ['Surname', 'Date of birth', 'Document number', 'Postal code']) expect(first).toContain(allowed)
  // The law lists what the card may show.
  for (const other of ['Booking number', 'Room', 'Sex', 'E-mail', 'Phone', 'Region', 'Valid until', 'Agreements'])
    expect(first).not.toContain(other)
  const params = { reference: 'FOY1002' }
  const readState = async () => (await desk.call(openStay, { params })).guests[0]?.signature
  expect(await readState()).toBe('missing')
  await desk.call(setPaperSignature, { params: { ...params, guestId: adults[0]?.id ?? '' }, body: { signed: true } })
  expect(await readState()).toBe('signed')
  expect((await card('FOY1002')).pages[0]).toContain('Signed on paper')
  const report = desk.call(makePoliceExport, { body: { day: '2027-05-10', format: 'csv' } })
  await expect(report).rejects.toMatchObject({ problem: 'notFound' })
})

it('in France the card says where a guest was born, and a signature on a screen does', async () => {
  const { open, card, publish } = await openDesk()
  await publish(1, { authority: { name: 'ficheDePolice' } })
  const page = await open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found, { nationality: 'ESP', birthCountry: 'PRT', birthMunicipality: 'Tavira' })
  await sign(page, found)
  const [first] = (await card('FOY1001')).pages
  expect(first).toContain('Country of birth Portugal (PRT)')
  expect(first).toContain('Tavira')
  expect(first).toContain('Signed on')
})

it('in Austria the card is headed as its law calls it', async () => {
  const { open, card, publish } = await openDesk()
  await publish(1, { authority: { name: 'gaesteblatt' } })
  const page = await open({ language: 'de' })
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found, { language: 'de', issueDate: '2024-05-01' })
  expect((await card('FOY1001')).pages[0]).toContain('Registration card Gästeblatt')
})

it('each guest has one page, including the signature, even in two languages', async () => {
  const { card } = await openDesk()
  const { pages } = await card('FOY1003')
  expect(pages).toHaveLength(2)
  for (const page of pages) expect(page).toContain('Signed on')
})

it('however long the hotel’s header is, what a guest signs stays on the signed page', async () => {
  const { open, card, publish } = await openDesk()
  const guestPage = await open({ language: 'de' })
  const found = await findReservation(guestPage, 'FOY1001', 'García López')
  await saveParty(guestPage, found, { firstName: 'मीरा', secondLastName: 'देवी', lastName: 'शर्मा', language: 'de' })
  await sign(guestPage, found)
  await publish(1, {
    hotelInfo: {
      address: 'Edificio Foyer Palace, Carrer del Fanal de la Boqueria 24, 3r 2a, 08002 Barcelona, Catalunya',
    },
    establishment: {
      company: 'Compañía Internacional de Hoteles y Residencias del Mediterráneo Occidental, Sociedad Limitada',
      taxNumber: 'B12345674',
      registryNumber: 'HB-004917-2019-CAT',
    },
  })
  const { pages } = await card('FOY1001')
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Signed on')
})

it('a guest who signed before ticks were stored has none on the card', async () => {
  const { card, db } = await openDesk()
  await withOwnerClient(db.ownerUrl, (client) =>
    client.query("select set_config('foyer.hotel_id', '1', false); delete from signature_ticks"),
  )
  const [page] = (await card('FOY1003')).pages
  expect(page).toContain('Signed on')
  expect(page).not.toContain('before signing')
})

const names = [
  'محمد علي',
  'כהן',
  'ใจดี',
  '王',
  '鈴木',
  '김',
  'Παπαδοπούλου',
  'Wołodyjowska-Żółkiewska',
  'Щербакова',
  'Nguyễn',
  'Ångström '.repeat(10).trim(),
]

it('J20 cards show guests’ names in any script and of any length', async () => {
  const { open, card } = await openDesk()
  const guestPage = await open()
  const found = await findReservation(guestPage, 'FOY1001', 'García López')
  for (const lastName of names) {
    await saveParty(guestPage, found, { lastName })
    expect((await card('FOY1001')).pages.join(' ')).toContain(lastName)
  }
})

it('an unsigned card has space for a signature; an invalid signature from a browser breaks nothing', async () => {
  const { open, card } = await openDesk()
  expect((await card('FOY1001')).pages[0]).toContain('Not signed yet: please sign here')
  const guestPage = await open()
  const found = await findReservation(guestPage, 'FOY1001', 'García López')
  await saveParty(guestPage, found)
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000a0000000a08060000', 'hex')
  const broken = Buffer.concat([head, Buffer.alloc(40, 0xff)])
  await sign(guestPage, found, `data:image/png;base64,${broken.toString('base64')}`)
  const { pages, tags } = await card('FOY1001')
  expect(pages[0]).toContain('Signed on')
  expect(tags).not.toContain('Figure')
})

it('the cards of a day are one file, with a page for each guest who arrived', async () => {
  const { desk, open, db } = await openDesk()
  const made = async (day: string) => readPdf((await desk.call(makeDayCards, { body: { day } })).content)
  await expect(made('2027-05-10')).rejects.toMatchObject({ problem: 'notFound' })
  await checkIn(await open(), 'FOY1001', 'García López')
  await checkIn(await open(), 'FOY1002', 'Müller')
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ checked_in_at: new Date('2027-05-10T21:59:00Z') })
      .where('reference', 'in', ['FOY1001', 'FOY1002'])
      .execute(),
  )
  const { pages } = await made('2027-05-10')
  expect(pages).toHaveLength(4)
  expect(pages.filter((page) => page.includes('FOY1002'))).toHaveLength(3)
  // One minute later it is already tomorrow in Barcelona.
  await expect(made('2027-05-11')).rejects.toMatchObject({ problem: 'notFound' })
})

it('S18 a card states the day and the hour of the check-in, whichever day was booked and whenever it is printed', async () => {
  const { card, db, open, setNow } = await openDesk()
  expect((await card('FOY1001')).pages[0]).toContain('Arrival 10 May 2027')
  await checkIn(await open(), 'FOY1001', 'García López')
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ checked_in_at: new Date('2027-05-10T22:30:00Z') })
      .where('reference', '=', 'FOY1001')
      .execute(),
  )
  setNow('2027-05-12T09:00:00Z')
  const [page] = (await card('FOY1001')).pages
  for (const part of ['Arrival 11 May 2027', 'Checked in at 11 May 2027 at 00:30', 'Created on 12 May 2027'])
    expect(page).toContain(part)
})

it('a card is never stored, but its creation is logged', async () => {
  const { desk, card, db } = await openDesk()
  const before = await printTables(db)
  await card('FOY1003')
  const after = await printTables(db)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(changed.filter((table) => table !== 'staff_sessions')).toEqual(['audit_entries of 1', 'audit_heads of 1'])
  const manager = await createColleague(db, desk.browser, { role: 'manager' })
  const { entries } = await manager.call(readAudit)
  expect(entries[0]).toMatchObject({ action: 'cardsMade', subject: 'FOY1003', who: 'Núria Puig' })
})

it('S18 a card shows the day of the contract, how it is paid, and the town', async () => {
  const { card, db, open } = await openDesk()
  const guestPage = await open()
  await saveParty(guestPage, await findReservation(guestPage, 'FOY1001', 'García López'))
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ booked_on: '2027-03-01', payment_type: 'card' })
      .where('reference', '=', 'FOY1001')
      .execute(),
  )
  const [page] = (await card('FOY1001')).pages
  for (const part of ['Contract date 1 March 2027', 'Payment Card', 'Town Berlin', 'FP']) expect(page).toContain(part)
  expect((await card('FOY1006')).pages[0]).toContain('Payment At the hotel')
})

it('S8 a name in letters that our fonts lack is never drawn as empty boxes', async () => {
  const { card, open } = await openDesk()
  const guestPage = await open()
  const found = await findReservation(guestPage, 'FOY1002', 'Müller')
  await saveParty(guestPage, found, { firstName: 'मीरा', lastName: 'शर्मा', street: 'जनपथ 1', city: 'दिल्ली' })
  const pages = (await card('FOY1002')).pages
  expect(pages[0]).toContain('Surname Müller (as booked; the document uses another script)')
  expect(pages[0]).toContain('First name Anna (as booked; the document uses another script)')
  expect(pages[0]).toContain('(in another script)')
  expect(pages[1]).toContain('please write it in Latin letters as on the document')
  expect(pages.join(' ')).not.toContain('□')
})
