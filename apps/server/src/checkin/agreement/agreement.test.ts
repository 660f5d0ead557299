import { addDriver, removeDriver } from '@foyer/contract/drivers.ts'
import { startPickUp } from '@foyer/contract/pick-up.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { makeAgreement } from '@foyer/contract/staff/registration.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { mailStayCard } from '@foyer/contract/stay-card.ts'
import { confirmUpsell, removeUpsell } from '@foyer/contract/upsell.ts'
import { expect, it } from 'vitest'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { arrive, findReservation, saveParty, showLicences, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const HOTEL = 3
const JENSEN = 'RAC3002'

it('the agreement shows car, plate, dates, drivers, prices, deposit and signatures, at the desk and in the renter’s mail', async () => {
  const server = await createTestServer()
  const page = await server.open({ hotelId: HOTEL, language: 'de' })
  const found = await findReservation(page, JENSEN, 'Jensen')
  const asked = { hotelId: HOTEL, isPok: false, reference: JENSEN }
  const { pickUpProcess } = await page.call(startPickUp, { body: asked })
  const choice = { groupCode: 'suv', plate: '4515 MBR', pickUpProcess, language: 'de', action: 'confirm' as const }
  await page.call(confirmUpsell, { body: { ...asked, ...choice } })
  const desk = await createColleague(server.db, new Browser(server.app), {
    role: 'receptionist',
    name: 'Yeray Santana',
    hotelId: HOTEL,
  })
  const stay = () => desk.call(openStay, { params: { reference: JENSEN } })
  expect(await stay()).toMatchObject({
    rental: { model: 'Arena', plate: '4404 LHV', deposit: { minor: 700_00 } },
    upgrade: { plate: '4515 MBR', roomNumber: 'C2', applied: false },
  })
  await saveParty(page, found, { language: 'de' })
  await showLicences(page, found)
  await sign(page, found)
  await arrive(page, found)
  expect(await stay()).toMatchObject({
    rental: { model: 'Teide 4', plate: '4515 MBR', deposit: { minor: 700_00 } },
    upgrade: { applied: true },
  })

  const file = await desk.call(makeAgreement, { params: { reference: JENSEN } })
  const { title, language, pages } = await readPdf(file.content)
  expect([file.name, title, language]).toEqual(['agreement-RAC3002.pdf', 'Mietvertrag RAC3002', 'de'])
  const text = pages.join(' ')
  for (const part of [
    'Foyer Cars',
    'SUV mit Allradantrieb',
    'Teide 4',
    'Kennzeichen 4515 MBR',
    'Abholung 10. Mai 2027',
    'Rückgabe 17. Mai 2027',
    'Fahrer 1 von 2',
    'Fahrer 2 von 2',
    'Ana 2 Soler',
    'C01X00T42',
    'Upgrade: SUV mit Allradantrieb (Teide 4, 4515 MBR)',
    '136,50',
    'Kaution 700,00',
    'Noch zu zahlen',
    'Mietbedingungen',
    'Unterschrift von Ana 1 Soler',
    'unterschrieben am',
  ])
    expect(text).toContain(part)
  // Terms and signatures are on the same page, and no signature is alone on a page.
  const signing = pages.filter((one) => one.includes('Unterschrift von'))
  expect(signing).toHaveLength(1)
  for (const part of ['Unterschrift von Ana 1 Soler', 'Unterschrift von Ana 2 Soler', 'Mietbedingungen'])
    expect(signing[0]).toContain(part)

  await page.call(mailStayCard, { body: { reference: JENSEN } })
  const mailed = await server.db.inHotel(HOTEL, (tx) => tx.selectFrom('mail_files').select(['name', 'type']).execute())
  expect(mailed).toEqual([{ name: 'agreement-RAC3002.pdf', type: 'application/pdf' }])
  const [mail] = await server.db.inHotel(HOTEL, (tx) => tx.selectFrom('mails').select(['text', 'html']).execute())
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Am Schalter zu zahlen: 136,50 €')
  for (const part of [
    '4515 MBR, Teide 4',
    'Ebene -1. Das Parkhaus',
    'Kaution',
    'am Schalter auf einer Karte zu blockieren',
  ])
    expect(mail?.text).toContain(part)
  expect(mail?.html).toContain('src="cid:car.jpg"')
})

it('changing the car or the drivers after signing voids all signatures', async () => {
  const server = await createTestServer()
  const page = await server.open({ hotelId: HOTEL })
  const found = await findReservation(page, JENSEN, 'Jensen')
  const asked = { hotelId: HOTEL, isPok: false, reference: JENSEN }
  const { pickUpProcess } = await page.call(startPickUp, { body: asked })
  const signed = async () => {
    const [rental] = (await page.call(visitReservations)).reservations
    const guests = rental?.guests ?? []
    return guests.map(({ signatureState, signatureVoided = false }) => [signatureState, signatureVoided])
  }
  const car = { groupCode: 'suv', plate: '4515 MBR', pickUpProcess, language: 'en' }
  const confirm = () => page.call(confirmUpsell, { body: { ...asked, ...car, action: 'confirm' } })
  const drive = { hotelId: HOTEL, reference: JENSEN, pickUpProcess }
  const changes = [
    confirm,
    () => page.call(removeUpsell, { body: { ...asked, ...car, action: 'remove' } }),
    () => page.call(addDriver, { body: drive }),
    async () => {
      const [rental] = (await page.call(visitReservations)).reservations
      await page.call(removeDriver, { body: { ...drive, driver: rental?.guests.at(-1)?.id ?? '', confirmed: true } })
    },
  ]
  await saveParty(page, found)
  await showLicences(page, found)
  for (const change of changes) {
    await sign(page, found)
    expect((await signed()).slice(0, 2).map(([state]) => state)).toEqual(['uploaded', 'uploaded'])
    await change()
    expect((await signed()).slice(0, 2)).toEqual([
      ['missing', true],
      ['missing', true],
    ])
    await expect(arrive(page, found)).rejects.toMatchObject({
      problem: expect.stringMatching(/signatureMissing|guestsIncomplete/),
    })
  }
  await confirm()
  await sign(page, found)
  // Choosing the same car again voids nothing.
  await confirm()
  await arrive(page, found)
})

it('a hotel has no rental agreement', async () => {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  await expect(desk.call(makeAgreement, { params: { reference: 'FOY1001' } })).rejects.toMatchObject({
    problem: 'notFound',
  })
  expect(await desk.call(openStay, { params: { reference: 'FOY1001' } })).not.toHaveProperty('rental')
})
