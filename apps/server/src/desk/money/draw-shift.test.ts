import { expect, it } from 'vitest'
import { buildPaperHotel } from '../../papers/paper/testing/build-paper-hotel.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { drawShift } from './draw-shift.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })

it('a shift PDF describes differences with a provider in the hotel’s language, and drops only the characters of a note it cannot draw', async () => {
  const unknown = { reference: 'FOY1001', number: '4711', provider: 'redsys', amount: eur(5000) }
  const shift = {
    to: '2027-05-10T06:00:00Z',
    by: 'Marta Vidal',
    takings: [],
    net: eur(98765),
    cash: eur(98765),
    note: 'Ein Zehner fehlt नकद',
    differences: [{ ...unknown, ours: 'captured' as const, theirs: 'unheard' as const }],
  }
  const paper = await drawShift(shift, buildPaperHotel(), 'de')
  const text = (await readPdf(paper.toString('base64'))).pages.join(' ')
  expect(text).toContain('redsys 4711 · bezahlt / dem Anbieter unbekannt')
  expect(text).toContain('Ein Zehner fehlt […]')
})
