import { expect, it } from 'vitest'
import { company } from '../testing/delivery-parts.ts'
import { connect, REFERENCE } from './testing/connect-apaleo.ts'

const payer = (part: object) => ({ kind: 'invoiceHolder', ...part })
const address = { addressLine1: 'Carrer Nou 4', postalCode: '17001', city: 'Girona', countryCode: 'ES' }

async function connectParty() {
  const { apaleo, ...connected } = await connect({
    adults: 2,
    primaryGuest: { firstName: 'Ana', lastName: 'Soler', email: 'ana@example.com', address },
    additionalGuests: [{ lastName: 'Lang' }],
  })
  const debitors = async () =>
    (await apaleo.happened(REFERENCE)).flatMap(({ what, detail }) => (what === 'debitorChanged' ? [detail] : []))
  return { ...connected, debitors }
}

it('the folio is made out to the guest who pays, with what Apaleo knows of the guest', async () => {
  const { tell, debitors } = await connectParty()
  await tell(payer({ customer: company }))
  await tell(payer({ position: 1 }))
  await tell(payer({ position: 1 }))
  await tell(payer({ position: 2 }))
  expect((await debitors()).slice(1)).toEqual([
    { type: 'PrimaryGuest', firstName: 'Ana', name: 'Soler', address, email: 'ana@example.com' },
    { type: 'AdditionalGuest', name: 'Lang' },
  ])
})

it('a person who is no guest pays with name, tax number and address', async () => {
  const { tell, debitors } = await connectParty()
  const fields = { ...company.fields, email: 'eva@example.com' }
  await tell(payer({ customer: { ...company, type: 'person', name: 'Eva', surname: 'Muster', fields } }))
  expect(await debitors()).toEqual([
    {
      firstName: 'Eva',
      name: 'Muster',
      personalTaxId: 'B1',
      address: { addressLine1: 'Quai 4', city: 'Lausanne', countryCode: 'CH' },
      email: 'eva@example.com',
    },
  ])
})

it.each([
  ['a guest whom Apaleo does not have', { position: 3 }],
  ['a guest without a place', {}],
])('%s is left to a person', async (_, part) => {
  const { tell, debitors } = await connectParty()
  await expect(tell(payer(part))).rejects.toMatchObject({ forever: true, message: 'changePayer' })
  expect(await debitors()).toEqual([])
})
