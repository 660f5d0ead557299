import { randomUUID } from 'node:crypto'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { eraseGuest, exportGuest, listErasures } from '@foyer/contract/staff/privacy.ts'
import { makeCards, makePoliceExport } from '@foyer/contract/staff/registration.ts'
import { openStay, revealDocument } from '@foyer/contract/staff/stay.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { CANARY, createCanaryReservation } from '../../book/retention/testing/canary.ts'
import { eraseEverywhere } from '../../book/retention/testing/erase-everywhere.ts'
import { findTablesWith } from '../../book/retention/testing/find-tables-with.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { countRows, printTables } from '../../testing/print-tables.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { getLabel } from './data-labels.ts'
import { internalFields } from './guest-data-files.ts'

async function createRequest(stay: Parameters<typeof createCanaryReservation>[1]) {
  const server = await createTestServer()
  const { guestId } = await createCanaryReservation(server, stay)
  const manager = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Ana Roca' })
  const params = { reference: 'FOY1001', guestId }
  return {
    ...server,
    manager,
    params,
    erase: () => manager.call(eraseGuest, { params }),
    view: () => manager.call(openStay, { params: { reference: 'FOY1001' } }),
    holding: () => findTablesWith(server.db, [CANARY]),
  }
}

const cancelled = { state: 'cancelled', endDate: '2027-06-01' } as const
const past = { state: 'departed', endDate: '2027-05-01' } as const

it('S7 gives a guest everything that is stored about them, for machines and for people, and records it', async () => {
  const { manager, params } = await createRequest(past)
  const json = await manager.call(exportGuest, { params, body: { format: 'json' } })
  const held = JSON.parse(Buffer.from(json.content, 'base64').toString('utf8'))
  expect(json.name).toBe('guest-data-FOY1001.json')
  expect(held).toMatchObject({
    hotel: 'Foyer Palace',
    guest: { firstName: CANARY, documentNumber: 'C01X00T41', earlier: { lastName: CANARY } },
    signature: { picture: expect.stringMatching(/^data:image\/png;base64,/) },
    consents: [{ subject: 'scan', agreed: false }],
    aboveSignature: [
      { subject: 'check', name: 'privacy', agreed: true, words: 'I have read the privacy notice.', language: 'en' },
      { subject: 'check', name: 'news', agreed: true },
      { subject: 'terms', name: 'terms', agreed: true, text_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ],
    mails: [{ subject: `For ${CANARY}` }],
    preCheckIns: [{ notes: CANARY }],
    reservation: [{ last_name: CANARY }],
    stay: [{ reference: 'FOY1001', end_date: '2027-05-01' }],
  })
  expect(held.messages).toContainEqual(expect.objectContaining({ texts: { en: `Dear ${CANARY}` } }))
  const pdf = await manager.call(exportGuest, { params, body: { format: 'pdf' } })
  const { title, pages } = await readPdf(pdf.content)
  expect(title).toBe(`Data this hotel holds about ${CANARY} ${CANARY}`)
  for (const part of ['C01X00T41', `Dear ${CANARY}`, `For ${CANARY}`, 'My document may be scanned.', 'Signed on'])
    expect(pages.join(' ')).toContain(part)
  // Formatted as text, and no raw record.
  for (const part of ['Germany (DEU)', 'Female', '1 May 2027', 'Bill', 'Charge', '€', 'Pets No', 'Agreed No'])
    expect(pages.join(' '), part).toContain(part)
  expect(pages.join(' ')).not.toMatch(/[{}]|\bfalse\b|\btrue\b|_at\b|text hash|[0-9a-f]{64}/)
  const { entries } = await manager.call(readAudit)
  expect(entries.slice(0, 2).map(({ action, details }) => `${action} ${details['format']}`)).toEqual([
    'guestDataExported pdf',
    'guestDataExported json',
  ])
})

it('S42 every field of the guest’s data has a label, and states, charges and consents are in words', async () => {
  const { manager, params } = await createRequest(past)
  const json = await manager.call(exportGuest, { params, body: { format: 'json' } })
  const {
    hotel: _hotel,
    madeAt: _at,
    signature: _picture,
    guest,
    ...kinds
  } = JSON.parse(Buffer.from(json.content, 'base64').toString('utf8'))
  const rows = [guest, ...Object.values(kinds).flat()] as object[]
  const fields = new Set([...Object.keys(kinds), ...rows.flatMap((row) => Object.keys(row))])
  expect(Object.keys(kinds)).toEqual(
    expect.arrayContaining(['stay', 'consents', 'bill', 'acceptedTerms', 'waitsForRoom']),
  )
  expect([...fields].filter((field) => !getLabel(field) && !internalFields.has(field))).toEqual([])
  const pdf = await manager.call(exportGuest, { params, body: { format: 'pdf' } })
  const text = (await readPdf(pdf.content)).pages.join(' ')
  for (const part of ['State Ended', 'Type Charge', 'About My document may be scanned.', 'VIP No'])
    expect(text, part).toContain(part)
  expect(text).not.toMatch(/driver min age|pick up process|ask for issue|block filled|Type charge|About scan/)
})

it('gives a companion nothing of the booking', async () => {
  const { manager, params, db } = await createRequest(past)
  await db.inHotel(1, (tx) => sql`update guests set main = false where id = ${params.guestId}`.execute(tx))
  const { content } = await manager.call(exportGuest, { params, body: { format: 'json' } })
  const held = JSON.parse(Buffer.from(content, 'base64').toString('utf8'))
  expect(held.guest.firstName).toBe(CANARY)
  for (const kind of ['booking', 'messages', 'bill', 'deeds']) expect(held).not.toHaveProperty(kind)
})

it('erases a guest who will not come immediately and completely, and the stay shows it', async () => {
  const { erase, view, holding, manager, db, params } = await createRequest(cancelled)
  expect((await view()).erasing).toEqual({ what: 'erase' })
  expect(await erase()).toEqual({ what: 'erase' })
  expect(await holding()).toEqual([])
  const stay = await view()
  expect(stay.guests).toMatchObject([{ gone: 'erased' }])
  expect([stay.lastName, stay.email, stay.guests[0]?.firstName]).toEqual([undefined, undefined, undefined])
  const { erasures } = await manager.call(listErasures)
  expect(erasures).toMatchObject([{ cause: 'request', stays: 1, counts: { guests: 1, signatures: 1 } }])
  const { entries } = await manager.call(readAudit)
  expect(entries[0]).toMatchObject({
    action: 'guestDataErased',
    subject: 'FOY1001',
    who: 'Ana Roca',
    details: { guest: '1' },
  })
  // A second request changes nothing.
  const before = await printTables(db, 1)
  expect(await erase()).toEqual({ what: 'erase' })
  expect(await printTables(db, 1)).toEqual(before)
  await expect(manager.call(exportGuest, { params, body: { format: 'json' } })).rejects.toMatchObject({ status: 404 })
})

it('where travellers are reported, a past stay is blocked: staff cannot use it, but the authorities still get it', async () => {
  const { erase, view, holding, manager, params, db } = await createRequest(past)
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ checked_in_at: new Date('2027-04-30T15:00:00Z') })
      .where('reference', '=', 'FOY1001')
      .execute(),
  )
  const until = '2030-05-01'
  expect((await view()).erasing).toEqual({ what: 'block', until })
  const ticks = () =>
    db.inHotel(1, (tx) =>
      tx.selectFrom('signature_ticks').select('name').where('guest_id', '=', params.guestId).execute(),
    )
  expect(await erase()).toEqual({ what: 'block', until })
  expect(await holding()).toEqual(['blocked_guests', 'signatures'])
  expect(await ticks()).toHaveLength(3)
  const stay = await view()
  expect(stay.guests).toMatchObject([{ gone: 'blocked' }])
  expect(JSON.stringify(stay)).not.toContain(CANARY)
  for (const refused of [
    () => manager.call(revealDocument, { params, body: { reason: 'curious' } }),
    () => manager.call(makeCards, { params: { reference: 'FOY1001' } }),
    () => manager.call(exportGuest, { params, body: { format: 'pdf' } }),
  ])
    await expect(refused()).rejects.toMatchObject({ status: 404 })

  const file = await manager.call(makePoliceExport, { body: { day: '2027-04-30', format: 'json' } })
  const { travellers } = JSON.parse(Buffer.from(file.content, 'base64').toString('utf8'))
  expect(travellers).toMatchObject([{ surname_1: CANARY, document_number: 'C01X00T41' }])

  const run = (day: string) => eraseEverywhere(db, new Date(`${day}T10:00:00Z`))
  await run(until)
  expect(await holding()).toEqual(['blocked_guests', 'signatures'])
  await run('2030-05-02')
  expect(await holding()).toEqual([])
  expect([await countRows(db, 'blocked_guests'), await ticks()]).toEqual([0, []])
  expect((await view()).guests).toMatchObject([{ gone: 'erased' }])
})

/**
 * The same guest with an account, as if they had signed up with the reservation's address and
 * confirmed it.
 */
async function withAccount(
  stay: Parameters<typeof createCanaryReservation>[1],
  changes: Readonly<Record<string, unknown>> = {},
) {
  const asked = await createRequest(stay)
  const account = {
    email: `${CANARY.toLowerCase()}@example.com`,
    last_name: CANARY,
    confirmed_at: new Date(),
    ...changes,
  }
  await asked.db.inHotel(1, (tx) =>
    tx
      .insertInto('accounts')
      .values({ company_id: 1, id: randomUUID(), document_number: 'SECRET9', password_hash: 'hashed', ...account })
      .execute(),
  )
  const copy = async () => {
    const { content } = await asked.manager.call(exportGuest, { params: asked.params, body: { format: 'json' } })
    return JSON.parse(Buffer.from(content, 'base64').toString('utf8')).account
  }
  const offered = async () => (await asked.view()).guests.map(({ hasAccount }) => hasAccount)
  const eraseWith = () => asked.manager.call(eraseGuest, { params: asked.params, body: { account: true } })
  const accounts = () => countRows(asked.db, 'accounts')
  return { ...asked, copy, offered, eraseWith, accounts }
}

it('a guest’s own account is in their copy, without credentials, and is closed with their data on request', async () => {
  const { copy, offered, eraseWith, accounts, holding, manager, db } = await withAccount(cancelled)
  expect(await offered()).toEqual([true])
  const [held] = await copy()
  expect(held).toMatchObject({ last_name: CANARY, document_number: 'SECRET9' })
  expect(JSON.stringify(held)).not.toMatch(/hashed|password/)
  expect(await accounts()).toBe(2)
  expect(await eraseWith()).toEqual({ what: 'erase', accountClosed: true })
  expect([await accounts(), await holding()]).toEqual([1, ['mails']])
  const mails = await db.inHotel(1, (tx) => tx.selectFrom('mails').select('template').execute())
  expect(mails).toEqual([{ template: 'accountClosed' }])
  const { entries } = await manager.call(readAudit)
  expect(entries.slice(0, 2).map(({ action, subject }) => [action, subject])).toEqual([
    ['guestAccountClosed', 'FOY1001'],
    ['guestDataErased', 'FOY1001'],
  ])
  const { erasures } = await manager.call(listErasures)
  expect(erasures.find(({ counts }) => counts['accounts'])).toMatchObject({ cause: 'request', stays: 0 })
})

it('without a request the account stays open', async () => {
  const { erase, accounts } = await withAccount(cancelled)
  expect(await erase()).toEqual({ what: 'erase' })
  expect(await accounts()).toBe(2)
})

it('a blocked guest’s account can be closed too', async () => {
  const { eraseWith, accounts, holding } = await withAccount(past)
  expect(await eraseWith()).toEqual({ what: 'block', until: '2030-05-01', accountClosed: true })
  expect([await accounts(), await holding()]).toEqual([1, ['blocked_guests', 'mails', 'signatures']])
})

/** The copy's mails after this one to the guest's address was stored, and whatever else was done. */
async function readMailsOfCopy(
  { reservation }: { readonly reservation: 'own' | 'other' | 'none' },
  ...statements: readonly string[]
) {
  const { db, manager, params } = await createRequest(past)
  await db.inHotel(1, async (tx) => {
    const stay = sql`(select id from reservations where reference = ${reservation === 'own' ? 'FOY1001' : 'FOY1002'})`
    await sql`insert into mails (hotel_id, id, recipient, subject, template, language, text, html, reservation_id)
      values (1, gen_random_uuid(), ${`${CANARY.toLowerCase()}@example.com`}, 'The mail', 'bill', 'en', '', '',
        ${reservation === 'none' ? null : stay})`.execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
  const { content } = await manager.call(exportGuest, { params, body: { format: 'json' } })
  const mails: readonly { subject: string }[] = JSON.parse(Buffer.from(content, 'base64').toString('utf8')).mails
  return mails.map(({ subject }) => subject).filter((subject) => subject === 'The mail')
}

const companion = `update guests set main = false where given->>'email' ilike '${CANARY}%'`
const booking = (email: string) => `update reservations set email = '${email}' where reference = 'FOY1001'`

it.each<[string, Parameters<typeof readMailsOfCopy>, boolean]>([
  ['about their reservation', [{ reservation: 'own' }], true],
  ['about another reservation', [{ reservation: 'other' }], false],
  ['from before, to the booking’s address', [{ reservation: 'none' }, booking(`${CANARY}@example.com`)], true],
  ['from before, to an address that they typed', [{ reservation: 'none' }, booking('other@example.com')], false],
  ['about their reservation, as a companion', [{ reservation: 'own' }, companion, booking('other@example.com')], true],
  [
    'to the booking’s address, as a companion',
    [{ reservation: 'own' }, companion, booking(`${CANARY}@example.com`)],
    false,
  ],
  [
    'to the main guest’s address, as a companion',
    [
      { reservation: 'own' },
      companion,
      booking('other@example.com'),
      `insert into guests (hotel_id, id, reservation_id, position, main, given) select hotel_id, gen_random_uuid(), reservation_id,
        99, true, given from guests where given->>'email' ilike '${CANARY}%' limit 1`,
    ],
    false,
  ],
])('S7 a mail to their address %s is in a guest’s copy only if it is theirs', async (_, given, isIn) => {
  expect(await readMailsOfCopy(...given)).toEqual(isIn ? ['The mail'] : [])
})

it('S7 a mail to their own account is in a guest’s copy', async () => {
  const { db, manager, params } = await withAccount(past)
  await db.inHotel(1, (tx) =>
    sql`insert into mails (hotel_id, id, recipient, subject, template, language, text, html)
      values (1, gen_random_uuid(), ${`${CANARY.toLowerCase()}@example.com`}, 'The mail', 'confirmEmail', 'en', '', '')`.execute(
      tx,
    ),
  )
  await db.inHotel(1, (tx) =>
    sql`insert into account_reservations (hotel_id, company_id, account_id, reservation_id)
    select 1, 1, accounts.id, reservations.id from accounts, reservations
    where accounts.last_name = ${CANARY} and reference = 'FOY1001'`.execute(tx),
  )
  await db.inHotel(1, (tx) => sql.raw(booking('other@example.com')).execute(tx))
  const { content } = await manager.call(exportGuest, { params, body: { format: 'json' } })
  expect(JSON.parse(Buffer.from(content, 'base64').toString('utf8')).mails).toContainEqual(
    expect.objectContaining({ subject: 'The mail' }),
  )
})

type Foreign = [string, Readonly<Record<string, unknown>>, string]

it.each<Foreign>([
  ['whose address is unconfirmed', { confirmed_at: null }, ''],
  ['with another address', { email: 'somebody@example.com' }, ''],
  ['under another name', { last_name: 'Somebody' }, ''],
  ['without a link to this booking', {}, 'update reservations set email = null'],
  ['of a companion', {}, 'update guests set main = false'],
])(
  'an account %s belongs to no one here: it is not in the copy, not offered and not closed',
  async (_, changes, statement) => {
    const { db, copy, offered, eraseWith, accounts } = await withAccount(cancelled, changes)
    if (statement) await db.inHotel(1, (tx) => sql.raw(statement).execute(tx))
    expect(await copy()).toBeUndefined()
    expect(await offered()).toEqual([undefined])
    expect(await eraseWith()).toEqual({ what: 'erase' })
    expect(await accounts()).toBe(2)
  },
)

it('a booking that an account’s owner has opened is theirs, no matter who booked it', async () => {
  const { db, params, copy } = await withAccount(cancelled)
  await db.inHotel(1, async (tx) => {
    await sql`update reservations set email = 'agency@example.com'`.execute(tx)
    await sql`insert into account_reservations (hotel_id, company_id, account_id, reservation_id)
      select 1, 1, accounts.id, guests.reservation_id from accounts, guests
      where accounts.last_name = ${CANARY} and guests.id = ${params.guestId}`.execute(tx)
  })
  expect(await copy()).toHaveLength(1)
})

it('a guest who has not entered a surname yet is known by that of the booking', async () => {
  const { db, copy } = await withAccount(cancelled)
  await db.inHotel(1, (tx) => sql`update guests set given = given - 'lastName'`.execute(tx))
  expect(await copy()).toHaveLength(1)
})

it('staff who may not answer data requests see nothing of accounts', async () => {
  const { app, db } = await withAccount(cancelled)
  const desk = await createColleague(db, new Browser(app), { role: 'receptionist' })
  const { guests } = await desk.call(openStay, { params: { reference: 'FOY1001' } })
  expect(guests.map(({ hasAccount }) => hasAccount)).toEqual([undefined])
})

it('a guest who is in house cannot be erased today', async () => {
  const { erase, view, db } = await createRequest({ state: 'inHouse', endDate: '2027-05-12' })
  const before = await printTables(db, 1)
  expect((await view()).erasing).toEqual({ what: 'notNow' })
  expect(await erase()).toEqual({ what: 'notNow' })
  expect(await printTables(db, 1)).toEqual(before)
})

it('a companion is erased alone: the booking keeps the name of its booker until they ask too', async () => {
  const { app, db } = await createTestServer()
  const manager = await createColleague(db, new Browser(app), { role: 'manager' })
  const view = () => manager.call(openStay, { params: { reference: 'FOY1003' } })
  await db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: 'cancelled' }).where('reference', '=', 'FOY1003').execute(),
  )
  const { guests } = await view()
  const erase = (main: boolean) => {
    const guest = guests.find((one) => one.main === main)
    return manager.call(eraseGuest, { params: { reference: 'FOY1003', guestId: guest?.id ?? '' } })
  }
  await erase(false)
  expect(await view()).toMatchObject({ lastName: 'Rossi', guests: [{ firstName: 'Giulia' }, { gone: 'erased' }] })
  await erase(true)
  const stay = await view()
  expect([stay.lastName, ...stay.guests.map(({ gone }) => gone)]).toEqual([undefined, 'erased', 'erased'])
  const row = await db.inHotel(1, (tx) =>
    tx.selectFrom('reservations').select('erased_at').where('reference', '=', 'FOY1003').executeTakeFirst(),
  )
  expect(row?.erased_at).not.toBeNull()
})
