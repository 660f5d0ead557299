import { expect, it } from 'vitest'
import { formatOfferId, parseOfferId } from './offer-id.ts'

it('reads back an offer unchanged', () => {
  const offer = { rateId: 'flexible', nights: 2, total: 340_00 }
  expect(parseOfferId(formatOfferId(offer))).toEqual(offer)
})

it.each(['', 'flexible', 'flexible.2', 'flexible.2.-5', 'flexible.2.3.4', 'Flexible.2.3', 'a.100.5'])(
  'rejects %j',
  (id) => {
    expect(parseOfferId(id)).toBeUndefined()
  },
)
