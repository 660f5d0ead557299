import { expect, it } from 'vitest'
import { offerId, readOfferId } from './offer-id.ts'

it('what was offered is read back as it was', () => {
  const offer = { rateId: 'flexible', nights: 2, total: 340_00 }
  expect(readOfferId(offerId(offer))).toEqual(offer)
})

it.each(['', 'flexible', 'flexible.2', 'flexible.2.-5', 'flexible.2.3.4', 'Flexible.2.3', 'a.100.5'])(
  '%j was never offered',
  (id) => {
    expect(readOfferId(id)).toBeUndefined()
  },
)
