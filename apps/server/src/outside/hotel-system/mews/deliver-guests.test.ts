import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { guest } from '../testing/delivery-parts.ts'
import { connect } from './testing/connect-mews.ts'

it('a guest’s data changes the profile where it differs, and the document is one', async () => {
  const { tell, details, what, read } = await connect({ Owner: { FirstName: 'A.', LastName: 'Soler', Phone: '+49 1' } })
  const passport = { documentType: 'P', documentNumber: 'C01X00T47', expiryDate: '2032-01-31', issueCountry: 'DEU' }
  const full = {
    ...guest,
    ...passport,
    phone: '+49 1',
    nationality: 'DEU',
    gender: 'F',
    street: 'New 2',
    language: 'de',
  }
  await tell({ kind: 'guestData', guests: [full] })
  expect(await details('customerUpdated')).toEqual([
    {
      FirstName: 'Ana',
      Sex: 'Female',
      NationalityCode: 'DE',
      PreferredLanguageCode: 'de-DE',
      Address: { Line1: 'New 2' },
    },
  ])
  await tell({ kind: 'guestData', guests: [full] })
  await tell({ kind: 'guestData', guests: [{ ...full, expiryDate: '2033-01-31' }] })
  expect(await what()).toEqual(['customerUpdated', 'documentAdded', 'documentUpdated'])
  const { id: _, position: _position, main, version, ...entered } = full
  expect((await read())?.guests).toEqual([{ customerId: expect.any(String), ...entered, expiryDate: '2033-01-31' }])
})

it('a companion with the e-mail of another person gets a profile without it', async () => {
  const { tell, read, what } = await connect({
    adults: 3,
    Owner: { FirstName: 'Ana', LastName: 'Soler', Email: 'soler@example.com' },
  })
  const child = { ...guest, id: randomUUID(), position: 2, main: false, firstName: 'Leo', email: 'soler@example.com' }
  await tell({ kind: 'guestData', guests: [{ ...guest, email: 'soler@example.com' }, child] })
  expect(await what()).toEqual(['customerAdded', 'companionAdded'])
  expect((await read())?.guests).toMatchObject([
    { firstName: 'Ana', email: 'soler@example.com' },
    { firstName: 'Leo', lastName: 'Soler' },
  ])
  expect((await read())?.guests?.[1]).not.toHaveProperty('email')
  const known = (await read())?.guests?.[1]?.customerId
  await tell({ kind: 'guestData', guests: [{ ...child, customerId: known, firstName: 'Leonie' }] })
  expect((await read())?.guests).toHaveLength(2)
})

it('a stay that a company owns has its guests, and nothing to pay for them', async () => {
  const guests = { AccountType: 'Company', Companions: [{ FirstName: 'Leo', LastName: 'Lang' }] }
  const { read, tell } = await connect(guests)
  expect(await read()).toMatchObject({ lastName: 'Lang', guests: [{ firstName: 'Leo' }], folio: [] })
  await tell({ kind: 'guestData', guests: [{ ...guest, firstName: 'Leo', lastName: 'Lang', phone: '+49 2' }] })
  expect((await read())?.guests).toMatchObject([{ firstName: 'Leo', phone: '+49 2' }])
})
