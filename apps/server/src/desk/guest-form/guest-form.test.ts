import { readAudit } from '@foyer/contract/staff/audit.ts'
import { checkInStay } from '@foyer/contract/staff/check-in.ts'
import {
  addGuest,
  endReportWaiver,
  readGuestForm,
  removeGuest,
  saveGuestForm,
  saveLicence,
  scanAtDesk,
  setIdentitySeen,
  setPaperSignature,
  waiveReportData,
} from '@foyer/contract/staff/guest-form.ts'
import { makeCards } from '@foyer/contract/staff/registration.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { guestFieldNames } from '@foyer/domain/fields/field.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { expect, it } from 'vitest'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { createColleague } from '../../testing/staff-page.ts'

type Options = Parameters<typeof createTestServer>[0]

async function openDesk(reference = 'FOY1001', hotelId = 1, options: Options = {}) {
  const server = await createTestServer(options)
  const who = { role: 'manager', name: 'Núria Puig', hotelId } as const
  const desk = await createColleague(server.db, new Browser(server.app), who)
  const params = { reference }
  const openPanel = () => desk.call(openStay, { params })
  const read = () => desk.call(readGuestForm, { params })
  const save = (guest: Guest, changes: Partial<Guest> = {}, scanned = false) =>
    desk.call(saveGuestForm, {
      params: { ...params, guestId: guest.id },
      body: { guest: pickForm({ ...guest, ...changes }), version: guest.version ?? 1, scanned },
    })
  const arrive = async (more: { readonly depositTaken?: string } = {}) => {
    const { bill } = await openPanel()
    const owing = bill.pending.minor > 0 ? { owing: bill.pending } : {}
    return desk.call(checkInStay, { params, body: { ...owing, ...more, termsOnPaper: true } })
  }
  return { ...server, desk, params, openPanel, read, save, arrive }
}

const pickForm = (guest: Partial<Guest>) => Object.fromEntries(guestFieldNames.map((name) => [name, guest[name]]))

const fillAll = (guest: Guest): Partial<Guest> => pickForm(buildGuestPayload(guest))

it('S20 reception registers, sees, signs on paper and checks in a guest who did nothing, and the log and the card say so', async () => {
  const { desk, params, openPanel, read, save, arrive } = await openDesk()
  const [guest] = (await read()).guests
  if (!guest) throw new Error('No one is booked.')
  await expect(arrive()).rejects.toMatchObject({ problem: 'guestsIncomplete' })
  await expect(save(guest, { ...fillAll(guest), email: 'ana' })).rejects.toMatchObject({ status: 400 })
  await save(guest, fillAll(guest))
  const [shown] = (await openPanel()).guests
  expect(shown).toMatchObject({ missing: [], signature: 'missing', email: 'ana.1@example.com' })
  const guestParams = { ...params, guestId: guest.id }
  await desk.call(setIdentitySeen, { params: guestParams, body: { seen: true } })
  await desk.call(setPaperSignature, { params: guestParams, body: { signed: true } })
  await desk.call(setPaperSignature, { params: guestParams, body: { signed: true } })
  expect((await openPanel()).guests[0]).toMatchObject({
    signature: 'paper',
    signedOnPaper: { by: 'Núria Puig' },
    identitySeen: { by: 'Núria Puig', where: 'desk' },
  })
  await arrive()
  const { state, keys } = await openPanel()
  expect([state, keys.length]).toEqual(['inHouse', 1])
  const { entries } = await desk.call(readAudit)
  const own = entries.filter(({ subject }) => subject === params.reference)
  expect(own.map(({ action, who }) => [action, who]).toReversed()).toEqual(
    ['guestFormSaved', 'identitySeenAtDesk', 'signedOnPaper', 'checkedIn'].map((action) => [action, 'Núria Puig']),
  )
  // Names of fields only: the log outlives the guest's data.
  expect(JSON.stringify(own)).not.toMatch(/C01X00T4|example/)
  const { pages } = await readPdf((await desk.call(makeCards, { params })).content)
  expect(pages[0]).toMatch(/Signed on paper\. Filed on .* by Núria Puig\./)
})

it('S20 a number stays hidden at the desk and unchanged when its mask is sent back, but no half of it is saved', async () => {
  const { db, read, save } = await openDesk()
  const [guest] = (await read()).guests
  if (!guest) throw new Error('No one is booked.')
  await save(guest, { ...fillAll(guest), documentNumber: 'C01X00T47' })
  const [known] = (await read()).guests
  expect(known?.documentNumber).toBe('••••0T47')
  if (!known) throw new Error('No one is booked.')
  await save(known, { city: 'Bonn' })
  const stored = await db.inHotel(1, (tx) =>
    tx.selectFrom('guests').select(['given', 'given_by']).where('id', '=', guest.id).executeTakeFirstOrThrow(),
  )
  expect(stored).toMatchObject({ given: { documentNumber: 'C01X00T47', city: 'Bonn' }, given_by: '@desk' })
  const [again] = (await read()).guests
  if (!again) throw new Error('No one is booked.')
  await expect(save(again, { documentNumber: '••••0T48' })).rejects.toMatchObject({ status: 400 })
})

it('S20 of a guest on a phone and reception, the one who saves later is refused, and nothing is lost', async () => {
  const { open, read, save, openPanel } = await openDesk()
  const phone = await open()
  const found = await findReservation(phone, 'FOY1001', 'García López')
  const [typed] = found.guests
  const [shown] = (await read()).guests
  if (!typed || !shown) throw new Error('No one is booked.')
  await saveGuests(phone, found, [buildGuestPayload(typed, { version: typed.version, city: 'Vic' })])
  await expect(save(shown, fillAll(shown))).rejects.toMatchObject({ problem: 'guestChanged' })
  expect((await openPanel()).guests[0]?.city).toBe('Vic')
  const [current] = (await read()).guests
  if (!current) throw new Error('No one is booked.')
  await save(current, { city: 'Olot' })
  const late = saveGuests(phone, found, [buildGuestPayload(typed, { version: (typed.version ?? 1) + 1, city: 'Reus' })])
  await expect(late).rejects.toMatchObject({ problem: 'guestChanged' })
  expect((await openPanel()).guests[0]?.city).toBe('Olot')
})

it('S20 a card that was signed on paper is void when what it says changes, and not when a gap is filled', async () => {
  const { desk, params, openPanel, read, save } = await openDesk()
  const [guest] = (await read()).guests
  if (!guest) throw new Error('No one is booked.')
  const { phone: _, ...known } = fillAll(guest)
  await save(guest, known)
  const sign = { params: { ...params, guestId: guest.id }, body: { signed: true } }
  await desk.call(setPaperSignature, sign)
  const edit = async (changes: Partial<Guest>) => {
    const [now] = (await read()).guests
    if (now) await save(now, changes)
    return (await openPanel()).guests[0]?.signature
  }
  expect(await edit({ phone: '+49 15112345678' })).toBe('paper')
  expect(await edit({ street: 'Elbchaussee 7' })).toBe('missing')
  await desk.call(setPaperSignature, sign)
  await desk.call(setPaperSignature, { ...sign, body: { signed: false } })
  expect((await openPanel()).guests[0]?.signature).toBe('missing')
})

it('S20 adds and removes guests, once per click, and never the main guest', async () => {
  const { desk, params, read, openPanel } = await openDesk()
  const shown = (await read()).guests.length
  for (const _ of [1, 2]) await desk.call(addGuest, { params, body: { shown, adult: true } })
  const { guests, removable } = await read()
  expect([guests.length, (await openPanel()).adults]).toEqual([shown + 1, shown + 1])
  const added = guests.find(({ id }) => removable.includes(id))
  if (!added) throw new Error('No one was added.')
  for (const _ of [1, 2]) await desk.call(removeGuest, { params: { ...params, guestId: added.id } })
  expect([(await read()).guests.length, (await openPanel()).adults]).toEqual([shown, shown])
  const main = { ...params, guestId: guests.find(({ main }) => main)?.id ?? '' }
  await expect(desk.call(removeGuest, { params: main })).rejects.toMatchObject({ problem: 'driverStays' })
})

it('S20 with a hotel system, form, paper and arrival reach it, and its own guests are removed there', async () => {
  const { db, publish, desk, params, read, save, arrive } = await openDesk('FOY1005')
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  const { guests, removable } = await read()
  expect([guests.length, removable]).toEqual([2, []])
  const second = { ...params, guestId: guests[1]?.id ?? '' }
  await expect(desk.call(removeGuest, { params: second })).rejects.toMatchObject({ problem: 'setInHotelSystem' })
  for (const guest of guests) {
    await save(guest, fillAll(guest))
    await desk.call(setPaperSignature, { params: { ...params, guestId: guest.id }, body: { signed: true } })
  }
  await arrive()
  const sent = await db.inHotel(1, (tx) =>
    tx.selectFrom('deliveries').select(['kind', 'payload']).orderBy('position').execute(),
  )
  expect(sent.map(({ kind }) => kind)).toEqual(['guestData', 'arrival'])
  expect(sent[1]?.payload).toMatchObject({ guests: [{ signed: true }, { signed: true }] })
})

it('S20 the desk hands a car over once it has seen the licence and the agreement is signed on paper', async () => {
  const { desk, params, read, save, arrive, openPanel } = await openDesk('RAC3003', 3)
  const [driver] = (await read()).guests
  if (!driver) throw new Error('No one drives.')
  await save(driver, fillAll(driver))
  const driverParams = { ...params, guestId: driver.id }
  await expect(arrive()).rejects.toMatchObject({ problem: 'guestsIncomplete' })
  const licence = { number: 'C4X 00T 478', country: 'ESP', validUntil: '2020-01-01' }
  await expect(desk.call(saveLicence, { params: driverParams, body: licence })).rejects.toMatchObject({ status: 400 })
  await desk.call(saveLicence, { params: driverParams, body: { ...licence, validUntil: '2032-01-01' } })
  expect((await openPanel()).guests[0]?.licence).toBe('seen')
  await expect(arrive()).rejects.toMatchObject({ problem: 'signatureMissing' })
  await desk.call(setPaperSignature, { params: driverParams, body: { signed: true } })
  await expect(arrive()).rejects.toMatchObject({ problem: 'depositShort' })
  await arrive({ depositTaken: 'Cash' })
  expect((await openPanel()).state).toBe('inHouse')
})

it('S20 reads a picture of a document for the form, and stores nothing of it', async () => {
  const document = { documentNumber: 'L898902C3', firstName: 'ANNA MARIA', lastName: 'ERIKSSON' }
  const reading = { hasMrz: true, hasFace: true, faceCaptured: false, document }
  const { desk, db } = await openDesk('FOY1001', 1, {
    documentReader: { installed: true, read: async () => reading },
  })
  const before = await printTables(db)
  const headers = { 'content-type': 'image/jpeg' }
  const answer = await desk.send(scanAtDesk, { body: Buffer.from('a picture'), headers })
  expect([answer.statusCode, answer.json()]).toEqual([200, { document }])
  expect(await printTables(db)).toEqual(before)
})

it('reception can go on without what the authority asks, for a reason that is logged', async () => {
  const { desk, params, publish, openPanel, read, save, arrive } = await openDesk()
  const flags = { ask_children_information: true }
  await publish(1, { flags, authority: { name: 'ses' }, apps: { own: { channel: 'ownDevice' } } })
  const [guest] = (await read()).guests
  if (!guest) throw new Error('No one is booked.')
  const typed = { ...fillAll(guest), country: 'ESP', region: '28', municipality: undefined }
  await expect(save(guest, typed)).rejects.toMatchObject({ issues: [{ path: 'municipality', issue: 'required' }] })
  const guestParams = { ...params, guestId: guest.id }
  const waive = (reason: string) => desk.call(waiveReportData, { params: guestParams, body: { reason } })
  await waive('Left the card in the car')
  await desk.call(endReportWaiver, { params: guestParams })
  await expect(save(guest, typed)).rejects.toMatchObject({ issues: [{ path: 'municipality', issue: 'required' }] })
  await waive('Left the card in the car')
  await save(guest, typed)
  expect((await openPanel()).guests[0]?.missing).toEqual([])
  await desk.call(setPaperSignature, { params: guestParams, body: { signed: true } })
  await arrive()
  expect((await openPanel()).state).toBe('inHouse')
  expect((await desk.call(readAudit)).entries).toContainEqual(
    expect.objectContaining({
      action: 'reportDataWaived',
      who: 'Núria Puig',
      details: { guest: '1', reason: 'Left the card in the car' },
    }),
  )
  expect((await desk.call(readAudit)).entries).toContainEqual(
    expect.objectContaining({ action: 'reportWaiverEnded', who: 'Núria Puig', details: { guest: '1' } }),
  )
})
