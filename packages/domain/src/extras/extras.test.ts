import { expect, it } from 'vitest'
import { getAllotmentDays } from './allotment-days.ts'
import { type Extra, type ExtraInput, extraSchema } from './extra.ts'
import { buildOffer, notOfferedReason, type OfferFacts } from './offer.ts'
import { paginate } from './paginate.ts'
import { getUnitPrice, multiplyMoney } from './price.ts'
import { diffQuantities, getMaxQuantity } from './quantity.ts'

const buildExtra = (changes: Partial<ExtraInput> = {}): Extra =>
  extraSchema.parse({ id: 'cava', names: { en: 'Cava' }, price: 10, type: 'bottle', ...changes })

const facts: OfferFacts = { roomTypeId: 'double', children: 0, hasPets: false, included: [], chosen: [] }

const pet = buildExtra({ id: 'basket', type: 'pet' })
const cot = buildExtra({ id: 'cot', type: 'cot', perChild: true })
const breakfast = buildExtra({ id: 'breakfast', type: 'breakfast', perAdult: true, perChild: true })
const magnum = buildExtra({ id: 'magnum', type: 'bottle' })
const cava = buildExtra()
const mapped = buildExtra({ id: 'spa', type: 'spa', products: { suite: 'SPA-1' } })

it.each<[string, Extra, Partial<OfferFacts>, ReturnType<typeof notOfferedReason>]>([
  [
    'EXTRAS-15 MODEL-01.d MODEL-07.b MODEL-27.e an included extra is not offered',
    cava,
    { included: ['cava'] },
    'included',
  ],
  ['EXTRAS-16.a nor is one whose type is included', breakfast, { included: ['breakfast'] }, 'included'],
  ['EXTRAS-16.a nor is one whose type is included under another id', magnum, { included: ['bottle'] }, 'typeTaken'],
  [
    'EXTRAS-16.b MODEL-01.d MODEL-07.b nor is one whose type was chosen with another',
    magnum,
    { chosen: ['cava'] },
    'typeTaken',
  ],
  ['a chosen extra can still be changed', cava, { chosen: ['cava'] }, undefined],
  ['EXTRAS-17.a MODEL-01.i MODEL-07.b a pet extra needs a pet', pet, {}, 'noPets'],
  ['EXTRAS-17.b with a pet it is offered', pet, { hasPets: true }, undefined],
  ['EXTRAS-18.a an extra only per child needs a child', cot, {}, 'noChildren'],
  ['EXTRAS-18.b with a child it is offered', cot, { children: 1 }, undefined],
  ['EXTRAS-18.c an extra that is also per adult needs no child', breakfast, {}, undefined],
  ['EXTRAS-19 MODEL-01.d MODEL-07.b at a rental it has to be available', cava, { onHand: ['magnum'] }, 'notOnHand'],
  ['an available extra is offered', cava, { onHand: ['cava'] }, undefined],
  ['EXTRAS-20.a it needs a mapping for the room type', mapped, {}, 'notMapped'],
  ['it is offered in a room type with a mapping', mapped, { roomTypeId: 'suite' }, undefined],
])('%s', (_, extra, changes, why) => {
  expect(notOfferedReason(extra, [pet, cot, breakfast, magnum, cava, mapped], { ...facts, ...changes })).toBe(why)
})

it('EXTRAS-20.b reports extras that lack a mapping; the offer is in the hotel’s order', () => {
  const all = [buildExtra({ id: 'b', order: 2 }), mapped, pet, buildExtra({ id: 'a', order: 1, type: 'other' })]
  const { offered, notMapped } = buildOffer(all, facts)
  expect([offered.map(({ id }) => id), notMapped]).toEqual([['a', 'b'], ['spa']])
})

it.each([
  ['EXTRAS-21.a at most its maximum', { max: 2 }, 'quantity', 2],
  ['EXTRAS-21.b at most what is left', { left: 3 }, 'quantity', 3],
  ['EXTRAS-21.c the smaller of the two', { max: 5, left: 3 }, 'quantity', 3],
  ['EXTRAS-21.c the smaller of the two, in reverse', { max: 2, left: 3 }, 'quantity', 2],
  ['none left', { max: 2, left: 0 }, 'quantity', 0],
  ['a yes/no choice is at most one', { max: 5 }, 'select', 1],
  ['and none if none is left', { left: 0 }, 'select', 0],
  ['without limits, the default maximum', {}, 'quantity', 99],
] as const)('%s', (_, caps, control, most) => {
  expect(getMaxQuantity(caps, control)).toBe(most)
})

it.each([
  ['EXTRAS-07.a an increase', { a: 1 }, { a: 2 }, [{ id: 'a', quantity: 2 }]],
  ['a new extra', {}, { a: 1 }, [{ id: 'a', quantity: 1 }]],
  [
    'EXTRAS-07.b a decrease, even to zero',
    { a: 3, b: 1 },
    { a: 1 },
    [
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 0 },
    ],
  ],
  ['EXTRAS-07.c not an unchanged one', { a: 1, b: 2 }, { a: 1, b: 2, c: 0 }, []],
])('detects changes: %s', (_, before, after, changed) => {
  expect(diffQuantities(before, after)).toEqual(changed)
})

const stay = { nights: 4, adults: 2, children: 1 }

it.each<[string, Partial<ExtraInput>, number]>([
  ['per stay', { price: 28 }, 28_00],
  ['per night', { price: 18, perNight: true }, 72_00],
  ['per adult', { price: 20, perAdult: true }, 40_00],
  ['per child at the full price', { price: 15, perChild: true }, 15_00],
  ['per child at a lower price', { price: 15, childPrice: 7.5, perChild: true }, 7_50],
  ['per person and night', { price: 20, childPrice: 8, perAdult: true, perChild: true, perNight: true }, 192_00],
  ['nothing', { price: 0, perNight: true }, 0],
])('one costs %s', (_, changes, minor) => {
  expect(getUnitPrice(buildExtra(changes), stay, 'EUR')).toEqual({ minor, currency: 'EUR' })
})

it("uses the currency's smallest unit, and a day counts like a night", () => {
  expect(getUnitPrice(buildExtra({ price: 1500 }), stay, 'JPY').minor).toBe(1500)
  expect(getUnitPrice(buildExtra({ price: 1.0005, perNight: true }), stay, 'KWD').minor).toBe(4 * 1001)
  expect(getUnitPrice(buildExtra({ price: 9, perNight: true }), { ...stay, nights: 0 }, 'EUR').minor).toBe(9_00)
  expect(multiplyMoney({ minor: 1_50, currency: 'EUR' }, 3)).toEqual({ minor: 4_50, currency: 'EUR' })
})

it.each([
  ['nights', '2030-02-27', '2030-03-02', ['2030-02-27', '2030-02-28', '2030-03-01']],
  ['arrival', '2030-02-27', '2030-03-02', ['2030-02-27']],
  ['departure', '2030-02-27', '2030-03-02', ['2030-03-02']],
  ['nights', '2030-02-27', '2030-02-27', ['2030-02-27']],
] as const)('%s of %s to %s', (days, startDate, endDate, taken) => {
  expect(getAllotmentDays({ days }, { startDate, endDate })).toEqual(taken)
})

it.each([
  ['EXTRAS-01.a one per page', { view: 'one', manyFromItem: 0 }, [['a'], ['b'], ['c'], ['d']]],
  ['EXTRAS-01.b several per page', { view: 'many', manyFromItem: 0 }, [['a', 'b', 'c', 'd']]],
  ['EXTRAS-04.a one by one up to item N, then a list', { view: 'one', manyFromItem: 2 }, [['a'], ['b'], ['c', 'd']]],
  ['EXTRAS-04.b without N, one by one to the last', { view: 'one', manyFromItem: 0 }, [['a'], ['b'], ['c'], ['d']]],
  ['no list after the last', { view: 'one', manyFromItem: 9 }, [['a'], ['b'], ['c'], ['d']]],
] as const)('%s', (_, paging, pages) => {
  expect(paginate(['a', 'b', 'c', 'd'], paging)).toEqual(pages)
  expect(paginate([], paging)).toEqual([])
})
