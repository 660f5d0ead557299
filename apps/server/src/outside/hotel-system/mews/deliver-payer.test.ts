import { expect, it } from 'vitest'
import { company } from '../testing/delivery-parts.ts'
import { connect } from './testing/connect-mews.ts'

const payer = (part: object) => ({ kind: 'invoiceHolder', ...part })

it('the company is taken off again when the main guest pays, once', async () => {
  const { tell, details } = await connect()
  await tell(payer({ position: 1 }))
  expect(await details('reservationUpdated')).toEqual([])
  await tell(payer({ customer: company }))
  await tell(payer({ position: 1 }))
  await tell(payer({ position: 1 }))
  expect(await details('reservationUpdated')).toEqual([
    { CompanyId: { Value: expect.any(String) } },
    { CompanyId: { Value: null } },
  ])
})

it('a company that pays again is not added again', async () => {
  const { tell, what } = await connect()
  await tell(payer({ customer: company }))
  await tell(payer({ customer: company }))
  await tell(payer({ position: 1 }))
  await tell(payer({ customer: company }))
  expect(await what()).toEqual(['companyAdded', 'reservationUpdated', 'reservationUpdated', 'reservationUpdated'])
})

it('a company that the hotel has chosen stays when the main guest pays', async () => {
  const { tell, what } = await connect({ PartnerCompanyId: 'bbbbbbbb-0a53-4a0c-8a64-0d4f3c8b1a01' })
  await tell(payer({ position: 1 }))
  expect(await what()).toEqual([])
})

it.each([
  ['another guest', { position: 2 }],
  ['another person', { customer: { ...company, type: 'person', surname: 'Works' } }],
])('%s who pays is left to a person', async (_, part) => {
  const { tell, what } = await connect({ adults: 2 })
  await expect(tell(payer(part))).rejects.toMatchObject({ forever: true, message: 'changePayer' })
  expect(await what()).toEqual([])
})
