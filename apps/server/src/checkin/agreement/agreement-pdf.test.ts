import { aGuest, aReservation } from '@foyer/domain/testing/builders.ts'
import { expect, it } from 'vitest'
import { aPaperHotel } from '../paper/testing/a-paper-hotel.ts'
import { readPdf } from '../paper/testing/read-pdf.ts'
import { agreementPdf } from './agreement-pdf.ts'

const arabic = { firstName: 'محمد', lastName: 'الفارسي' }
const renter = aGuest({ id: 'one', ...arabic })
const second = aGuest({ id: 'two', index: 2, main: false, ...arabic })

it('an agreement never leaves out who signs: a name in letters that our font has not is the booking’s, or a line to write it on', async () => {
  const customer = { firstName: 'Mohamed', lastName: 'Al-Farsi' }
  const reservation = aReservation({ reference: 'RAC3001', guests: [renter, second], customer })
  const nothing = { vehicle: undefined, deposit: undefined, folio: [], signatures: new Map(), ticks: new Map() }
  const paper = await agreementPdf({ reservation, ...nothing, language: 'de' }, aPaperHotel())
  const text = (await readPdf(paper.toString('base64'))).pages.join(' ')
  expect(text).toContain('Unterschrift von Mohamed Al-Farsi')
  expect(text).toContain('Unterschrift von Fahrer 2 von 2')
  expect(text).toMatch(/Fahrer 2 von 2 Name \.{34}/)
  expect(text).not.toContain('[…]')
})
