import { expect, it } from 'vitest'
import { buildOffer } from '../extras/offer.ts'
import { buildSite } from '../testing/builders.ts'

const extras = ['cava', 'breakfast', 'cot', 'parking'].map((id) => ({ id, names: { en: id }, price: 10 }))
const listing = (
  ...assets: {
    extra_id: string
    extra_type?: string
    is_breakfast?: boolean
    is_per_child?: boolean
    is_per_adult?: boolean
  }[]
) =>
  buildSite({
    extras,
    screens: [{ name: 'ExtrasScreen', order: 10, assets: assets.map((one) => ({ type: 'ExtraId' as const, ...one })) }],
  }).extras
const facts = { roomTypeId: 'double', children: 0, hasPets: false, included: [], chosen: [] }
const offered = (site: ReturnType<typeof listing>, changes: Partial<Parameters<typeof buildOffer>[1]> = {}) =>
  buildOffer(site, { ...facts, ...changes }).offered.map(({ id }) => id)

it('MODEL-22.e MODEL-23.a the assets of the extras screen determine which extras it offers, in which order and of which type', () => {
  const listed = listing({ extra_id: 'parking' }, { extra_id: 'cava', extra_type: 'pet' }, { extra_id: 'unknown' })
  expect(offered(listed, { hasPets: true })).toEqual(['parking', 'cava'])
  expect(offered(listed)).toEqual(['parking'])
  expect(offered(buildSite({ extras }).extras)).toHaveLength(4)
})

it('MODEL-23.b MODEL-27.f does not offer an extra marked as breakfast to a guest who has breakfast', () => {
  const listed = listing({ extra_id: 'cava', is_breakfast: true }, { extra_id: 'cot' })
  expect(offered(listed)).toEqual(['cava', 'cot'])
  expect(offered(listed, { included: ['breakfast'] })).toEqual(['cot'])
})

it('MODEL-23.c MODEL-27.f skips extras for children only if there are no children, but not those for adults too', () => {
  const both = { extra_id: 'parking', is_per_child: true, is_per_adult: true }
  const listed = listing({ extra_id: 'cot', is_per_child: true }, { extra_id: 'cava' }, both)
  expect(offered(listed)).toEqual(['cava', 'parking'])
  expect(offered(listed, { children: 1 })).toEqual(['cot', 'cava', 'parking'])
})
