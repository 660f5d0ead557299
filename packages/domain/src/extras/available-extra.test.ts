import { expect, it } from 'vitest'
import { countChargedDrivers, toAvailableExtras } from './available-extra.ts'
import { extrasSchema } from './extra.ts'

const extras = extrasSchema.parse([
  { id: 'seat', order: 2, names: { en: 'Child seat', de: 'Kindersitz' }, price: 6, perNight: true, max: 3 },
  {
    id: 'second',
    order: 1,
    type: 'secondDriver',
    names: { en: 'Second driver' },
    descriptions: { en: 'Insured too.' },
    priceDescriptions: { en: 'each' },
    price: 5,
    perNight: true,
    picture: 'car',
  },
  { id: 'young', order: 3, type: 'youngDriver', names: { en: 'Young driver' }, price: 12, perNight: true },
])
const born = (year: number) => ({ birthDate: `${year}-05-10` })
const rented = (drivers: readonly { birthDate: string }[], adults = 1) => ({
  guests: drivers,
  adults,
  children: 0,
  nights: 3,
  startDate: '2030-05-10',
  rental: { youngDriverMaxAge: 25, youngDriverPrice: { minor: 84_00, currency: 'EUR' } },
  extras: [{ id: 'seat', quantity: 2 }],
})
const speaking = { language: 'en', currency: 'EUR' }

it('EXTRAS-14.a EXTRAS-14.b MODEL-28.a MODEL-28.b MODEL-28.c MODEL-28.d MODEL-28.e RAC-08 lists what a rental has available, with driver extras counted from the drivers', () => {
  expect(toAvailableExtras(extras, rented([born(1990), born(2006), born(2005)]), speaking)).toEqual([
    {
      id: 'second',
      type: 'secondDriver',
      quantity: 2,
      price: { minor: 15_00, currency: 'EUR' },
      currency: 'EUR',
      name: 'Second driver',
      description: 'Insured too.',
      priceDescription: 'each',
      editable: false,
      picture: 'car',
    },
    expect.objectContaining({ id: 'seat', quantity: 2, max: 3, editable: true, name: 'Child seat' }),
    // Exactly 25 is not young; a young driver costs what the booking states.
    expect.objectContaining({ id: 'young', quantity: 1, editable: false, price: { minor: 84_00, currency: 'EUR' } }),
  ])
  expect(toAvailableExtras(extras, rented([born(1990)]), { ...speaking, language: 'de' })[1]?.name).toBe('Kindersitz')
})

it.each([
  ['only the main driver', [born(1990)], 1, 0, 0],
  ['one was added', [born(1990), born(1991)], 1, 1, 0],
  ['RAC-09.a two are young', [born(2006), born(2007)], 1, 1, 2],
  ['RAC-09.b exactly at the age limit', [born(2005)], 1, 0, 0],
  ['a booked second driver is included in the booking', [born(1990), born(1991)], 2, 0, 0],
  ['one more than booked', [born(1990), born(1991), born(1992)], 2, 1, 0],
])('%s', (_, drivers, adults, second, young) => {
  const stay = rented(drivers, adults)
  expect([countChargedDrivers('secondDriver', stay), countChargedDrivers('youngDriver', stay)]).toEqual([second, young])
})

it('MODEL-06.d EXTRAS-19 if the booking has no surcharge for young drivers, none is charged and the extra is unavailable', () => {
  const young = rented([born(2006)])
  const free = { ...young, rental: { ...young.rental, youngDriverChargeable: false } }
  expect([countChargedDrivers('youngDriver', young), countChargedDrivers('youngDriver', free)]).toEqual([1, 0])
  expect(toAvailableExtras(extras, free, speaking).map(({ id }) => id)).toEqual(['second', 'seat'])
})
