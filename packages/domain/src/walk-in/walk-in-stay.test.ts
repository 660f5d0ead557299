import { expect, it } from 'vitest'
import { buildSite } from '../testing/builders.ts'
import { clampStay, defaultStay, findStayIssues, getRange, type WalkInStay } from './walk-in-stay.ts'

const limits = (flags = {}) => buildSite({ flags }).policies.walkIn
const stay = (changes: Partial<WalkInStay> = {}) => ({ ...defaultStay, ...changes })

it('WALKIN-16 defaults to one night', () => expect(defaultStay.nights).toBe(1))
it('WALKIN-17 defaults to one adult', () => expect(defaultStay.adults).toBe(1))
it('WALKIN-18 defaults to no children', () => expect(defaultStay.children).toBe(0))

it.each([
  ['WALKIN-19.a two nights', stay({ nights: 2 }), {}, []],
  ['WALKIN-19.a three nights', stay({ nights: 3 }), {}, [{ part: 'nights', issue: 'tooMany' }]],
  ['WALKIN-19.b three nights if the hotel allows them', stay({ nights: 3 }), { walkin_max_nights: 3 }, []],
  ['WALKIN-20.a ten adults', stay({ adults: 10 }), {}, []],
  ['WALKIN-20.a eleven adults', stay({ adults: 11 }), {}, [{ part: 'adults', issue: 'tooMany' }]],
  ['WALKIN-20.b a third adult', stay({ adults: 3 }), { walkin_max_adults: 2 }, [{ part: 'adults', issue: 'tooMany' }]],
  ['WALKIN-21.a ten children', stay({ children: 10 }), {}, []],
  ['WALKIN-21.a eleven children', stay({ children: 11 }), {}, [{ part: 'children', issue: 'tooMany' }]],
  [
    'WALKIN-21.b a child where none are allowed',
    stay({ children: 1 }),
    { walkin_max_children: 0 },
    [{ part: 'children', issue: 'tooMany' }],
  ],
  ['no night at all', stay({ nights: 0 }), {}, [{ part: 'nights', issue: 'tooFew' }]],
  ['only children', stay({ adults: 0, children: 1 }), {}, [{ part: 'adults', issue: 'tooFew' }]],
] as const)('%s', (_, asked, flags, issues) => {
  expect(findStayIssues(asked, limits(flags))).toEqual(issues)
})

it('a maximum of zero nights counts as one', () => {
  expect(getRange('nights', limits({ walkin_max_nights: 0 }))).toEqual({ min: 1, max: 1 })
})

it("clamps a stay requested elsewhere to the hotel's limits", () => {
  expect(clampStay({ nights: 9, adults: 0, children: 3 }, limits())).toEqual({ nights: 2, adults: 1, children: 3 })
})
