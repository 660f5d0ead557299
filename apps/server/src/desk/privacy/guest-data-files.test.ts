import { expect, it } from 'vitest'
import { aPaperHotel } from '../../papers/paper/testing/a-paper-hotel.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { guestDataPdf } from './guest-data-files.ts'

it('guest data that our font cannot draw is marked as being in another script', async () => {
  const guest = { firstName: 'محمد', lastName: 'الفارسي', city: 'القاهرة', postalCode: '10115' }
  const paper = await guestDataPdf({ guest, signature: undefined, kinds: {} }, aPaperHotel())
  const text = (await readPdf(paper.toString('base64'))).pages.join(' ')
  expect(text.match(/\(in anderer Schrift\)/g)).toHaveLength(3)
  expect(text).toContain('10115')
  expect(text).not.toContain('[…]')
})
