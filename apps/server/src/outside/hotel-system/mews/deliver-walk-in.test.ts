import { expect, it } from 'vitest'
import { connect } from './testing/connect-mews.ts'

/** Two adults for two nights: 100 for the room, and 8 of city tax by Foyer's price list. */
const walkIn = {
  kind: 'walkIn',
  reference: 'W7K2M9QX',
  startDate: '2027-05-10',
  endDate: '2027-05-12',
  adults: 2,
  children: 0,
  room: '202',
  rate: 'breakfast',
  lastName: 'Keller',
  total: 108,
  taxes: 8,
  currency: 'EUR',
} as const

/** Books a walk-in, and returns what the bill has of city tax in the end. */
async function bookWalkIn({ source, cityTax }: { readonly source: 'foyer' | 'mews'; readonly cityTax: number }) {
  const { mews, system, tell, what } = await connect({}, { charges: { city_tax: source } })
  await mews.settings({ cityTax })
  await tell({ ...walkIn, roomType: (await mews.roomTypes())['202'] })
  const { folio = [] } = (await system.ask(walkIn.reference))?.reservation ?? {}
  const taxes = folio.filter(({ names }) => names['en'] === 'City tax').map(({ kind, amount }) => [kind, amount])
  return { taxes, total: folio.reduce((sum, { amount }) => sum + amount, 0), what: await what() }
}

it.each([
  ['Foyer posts it for a Mews that adds none', { source: 'foyer', cityTax: 0 }, [['charge', 8]], 108],
  [
    'Mews adds it to each night by itself',
    { source: 'mews', cityTax: 2 },
    [
      ['tax', 4],
      ['tax', 4],
    ],
    108,
  ],
  ['neither adds it, where Mews was chosen and adds none', { source: 'mews', cityTax: 0 }, [], 100],
] as const)('the city tax of a walk-in: %s', async (_, given, taxes, total) => {
  const booked = await bookWalkIn(given)
  expect(booked.taxes).toEqual(taxes)
  expect(booked.total).toBeCloseTo(total)
  const orders = given.source === 'foyer' ? ['order'] : []
  expect(booked.what).toEqual(['customerAdded', 'reservationAdded', ...orders])
})

it('a walk-in would owe it twice if both added it, which the dry run warns of', async () => {
  expect((await bookWalkIn({ source: 'foyer', cityTax: 2 })).total).toBeCloseTo(116)
})
