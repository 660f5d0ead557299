import { languages } from '@foyer/domain/basics/language.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { expect, it } from 'vitest'
import type { FolioLine } from '../../book/reservation/book.ts'
import type { StoredTick } from '../../book/signature/ticks.store.ts'
import { buildPaperHotel } from '../../papers/paper/testing/build-paper-hotel.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { drawAgreement } from './draw-agreement.ts'

const hindi = { firstName: 'मोहम्मद', lastName: 'फ़ारसी' }
const renter = buildGuest({ id: 'one', ...hindi })
const nothing = { vehicle: undefined, deposit: undefined, folio: [], signatures: new Map(), ticks: new Map() }
const second = buildGuest({ id: 'two', index: 2, main: false, ...hindi })

it('an agreement always names who signs: if our fonts lack the letters, it uses the booking’s name or a line to write on', async () => {
  const customer = { firstName: 'Mohamed', lastName: 'Al-Farsi' }
  const reservation = buildReservation({ reference: 'RAC3001', guests: [renter, second], customer })
  const paper = await drawAgreement({ reservation, ...nothing, language: 'de' }, buildPaperHotel())
  const text = (await readPdf(paper.toString('base64'))).pages.join(' ')
  expect(text).toContain('Unterschrift von Mohamed Al-Farsi')
  expect(text).toContain('Unterschrift von Fahrer 2 von 2')
  expect(text).toMatch(/Fahrer 2 von 2 Name \.{34}/)
  expect(text).not.toContain('[…]')
})

const readText = async (paper: Buffer) => (await readPdf(paper.toString('base64'))).pages.join(' ')

it('an agreement shows each driver’s licence, the odometer and when the car is due back', async () => {
  const read = { drivingLicence: 'T64235789', licenceCountry: 'USA' }
  const typed = { drivingLicence: 'U1H45T789', licenceCountry: 'ITA', licenceUntil: '2036-01-31' }
  const guests = [
    buildGuest({ id: 'one', firstName: 'Freja', ...read }),
    buildGuest({ id: 'two', index: 2, main: false, ...typed }),
  ]
  const reservation = buildReservation({ endDate: '2027-05-17', guests })
  const vehicle = { plate: '4515 MBR', space: 'C2', model: 'Teide 4', kilometres: 20_870 }
  const text = await readText(
    await drawAgreement({ ...nothing, reservation, vehicle, returnBy: '11:00', language: 'de' }, buildPaperHotel()),
  )
  for (const part of [
    'Führerschein T64235789 · USA',
    'Führerschein U1H45T789 · ITA',
    'Führerschein gültig bis 31. Januar 2036',
    'Kilometerstand bei Abholung 20.870 km',
    'Rückgabe 17. Mai 2027, bis 11:00',
  ])
    expect(text).toContain(part)
})

it.each(languages)(
  'a deposit on an agreement is shown as requested or blocked on a card, never as charged: %s',
  async (language) => {
    const deposit = { minor: 300_00, currency: 'EUR' }
    const agreed = { ...nothing, reservation: buildReservation({ guests: [renter] }), deposit, language }
    const asked = await readText(await drawAgreement(agreed, buildPaperHotel()))
    const blocked = await readText(
      await drawAgreement({ ...agreed, block: { amount: deposit, card: 'VISA ·· 0004' } }, buildPaperHotel()),
    )
    expect(asked).not.toContain('0004')
    expect(blocked).toContain('VISA ·· 0004')
  },
)

it('an agreement with two drivers, licences, an upgrade, payments, a deposit and signatures fits on one page', async () => {
  const driver = (id: string, index: number) =>
    buildGuest({
      ...{ id, index, main: index === 1, firstName: 'Freja', lastName: 'Jensen', birthDate: '1990-04-01' },
      ...{
        documentNumber: 'C01X00T48',
        drivingLicence: 'U1H45T789',
        licenceCountry: 'ITA',
        licenceUntil: '2036-01-31',
      },
    })
  const guests = [driver('one', 1), driver('two', 2)]
  const line = (kind: 'charge' | 'tax' | 'payment', name: string, minor: number) => ({
    kind,
    source: 'foyer' as const,
    names: { de: name },
    amount: { minor, currency: 'EUR' },
  })
  const folio = [
    line('charge', 'Miete, 4 Tage', 178_00),
    line('charge', 'Upgrade: Geländewagen (Teide 4, 4515 MBR)', 78_00),
    line('charge', 'Zweiter Fahrer', 20_00),
    line('charge', 'Junger Fahrer', 40_00),
    line('tax', 'Steuern', 21_00),
    line('payment', 'Karte', -337_00),
  ] as unknown as FolioLine[]
  const vehicle = { plate: '4515 MBR', space: 'C2', model: 'Teide 4', kilometres: 20_870 }
  const euros = { minor: 700_00, currency: 'EUR' }
  const published = new Date('2027-01-01T00:00:00Z')
  const agreed = {
    reservation: buildReservation({ guests }),
    ...{ vehicle, folio, deposit: euros, block: { amount: euros, card: 'VISA ·· 0004' }, returnBy: '12:00' },
    signatures: new Map(),
    ticks: new Map(guests.map(({ id }) => [id, [{ subject: 'terms', agreed: true, published } as StoredTick]])),
    language: 'de' as const,
  }
  const paper = await drawAgreement(agreed, buildPaperHotel())
  const { pages } = await readPdf(paper.toString('base64'))
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Unterschrift von Freja Jensen')
})
