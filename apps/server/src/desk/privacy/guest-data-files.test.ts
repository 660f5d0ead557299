import { expect, it } from 'vitest'
import { buildPaperHotel } from '../../papers/paper/testing/build-paper-hotel.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { drawGuestData } from './guest-data-files.ts'

it('guest data that our fonts cannot draw is marked as being in another script', async () => {
  const guest = { firstName: 'मीरा', lastName: 'शर्मा', city: 'दिल्ली', postalCode: '10115' }
  const paper = await drawGuestData({ guest, signature: undefined, kinds: {} }, buildPaperHotel())
  const text = (await readPdf(paper.toString('base64'))).pages.join(' ')
  expect(text.match(/\(in anderer Schrift\)/g)).toHaveLength(3)
  expect(text).toContain('10115')
  expect(text).not.toContain('[…]')
})
