import { readAgreement } from '@foyer/contract/agreement.ts'
import { startPickUp } from '@foyer/contract/pick-up.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { confirmUpsell } from '@foyer/contract/upsell.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import {
  acceptTermsAndReadSummary,
  arrive,
  buildAllTicks,
  findReservation,
  saveParty,
  showLicences,
  signatureDataUrl,
} from '../../testing/journey.ts'

const reference = 'RAC3002'
const asked = { hotelId: 3, isPok: false, reference }

async function openAtPad() {
  const { open, db } = await createTestServer()
  const page = await open({ hotelId: 3, appKey: 'own' })
  const found = await findReservation(page, reference, 'Jensen')
  // Young enough for the young driver fee.
  await saveParty(page, found, { birthDate: '2005-01-01' })
  await showLicences(page, found)
  const sign = (agreement: string) =>
    page.call(uploadSignature, {
      body: {
        reference,
        hotelId: 3,
        agreement,
        guests: found.guests.map(({ id }) => ({ id, signature: signatureDataUrl, ticks: buildAllTicks(page) })),
      },
    })
  return { page, sign, db, found, read: () => page.call(readAgreement, { body: { reference } }) }
}

it('the agreement shows the bill’s price, including driver fees, and the chosen car', async () => {
  const { page, sign, read } = await openAtPad()
  const first = await read()
  const { total } = await page.call(fetchSummary, { body: { reference } })
  expect(first).toMatchObject({ car: 'Compact car', total, deposit: { minor: 400_00, currency: 'EUR' } })
  const { pickUpProcess } = await page.call(startPickUp, { body: asked })
  const suv = { groupCode: 'suv', plate: '4515 MBR', pickUpProcess, language: 'en', action: 'confirm' as const }
  await page.call(confirmUpsell, { body: { ...asked, ...suv } })
  // The agreement has changed since it was read.
  await expect(sign(first.agreement)).rejects.toMatchObject({ problem: 'priceChanged' })
  const second = await read()
  expect(second).toMatchObject({
    car: 'SUV with four-wheel drive (Teide 4, 4515 MBR)',
    deposit: { minor: 700_00, currency: 'EUR' },
  })
  expect(second.total.minor).toBeGreaterThan(first.total.minor)
  await sign(second.agreement)
})

it('the agreement that was read is compared with that of the signed rental, not with another one of the visit', async () => {
  const { page, sign, read } = await openAtPad()
  const { agreement } = await read()
  await findReservation(page, 'RAC3001', 'Novák')
  await sign(agreement)
  const other = await page.call(readAgreement, { body: { reference: 'RAC3001' } })
  await expect(sign(other.agreement)).rejects.toMatchObject({ problem: 'priceChanged' })
})

it('a driver who signed for another price must sign again: the bill shows it, and arrival is rejected until then', async () => {
  const { page, sign, read, db, found } = await openAtPad()
  await sign((await read()).agreement)
  const summary = async () => (await acceptTermsAndReadSummary(page, reference)).signAgain
  expect(await summary()).toBeUndefined()
  await db.inHotel(3, (tx) =>
    tx
      .updateTable('folio_lines')
      .set(({ eb }) => ({ amount: eb('amount', '+', 10_00) }))
      .where('reservation_id', '=', found.id)
      .where('kind', '=', 'charge')
      .execute(),
  )
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'signatureMissing' })
  expect(await summary()).toBe(true)
  const { guests } = await findReservation(page, reference, 'Jensen')
  expect(guests.map(({ signatureVoided }) => signatureVoided)).toEqual([true, true])
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'signatureMissing' })
  await sign((await read()).agreement)
  expect(await summary()).toBeUndefined()
  await arrive(page, found)
})

it('a hotel has no agreement to show', async () => {
  const { open } = await createTestServer()
  const page = await open()
  await findReservation(page, 'FOY1001', 'García López')
  await expect(page.call(readAgreement, { body: { reference: 'FOY1001' } })).rejects.toMatchObject({
    problem: 'notFound',
  })
})
