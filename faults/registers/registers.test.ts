import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { breaks } from './breaks.ts'
import { evaluateStay, type SeenReport, type StoredPerson } from './evaluate-stay.ts'
import { buildOutcome, registers } from './registers.ts'

const stay = { surname: 'SOLER', firstNames: ['ANA', 'BEA'], street: 'Lindenallee 4' }
const ana: StoredPerson = { surname: 'SOLER', firstName: 'ANA', number: 'n-1', street: 'Lindenallee 4' }
const bea: StoredPerson = { ...ana, firstName: 'BEA' }
const accepted: SeenReport = { state: 'accepted', receipts: [{ operation: 'send', number: 'n-1' }] }

it.each<[string, readonly StoredPerson[], SeenReport | undefined, readonly string[]]>([
  ['both are stored and have a receipt', [ana, bea], accepted, ['once', 'once']],
  ['one is not stored', [ana], accepted, ['once', 'lost']],
  ['one is stored twice', [ana, bea, bea], accepted, ['once', 'twice']],
  [
    'the receipt is another one',
    [ana, bea],
    { ...accepted, receipts: [{ operation: 'send', number: 'n-2' }] },
    ['lost', 'lost'],
  ],
  [
    'there is only a cancellation',
    [ana, bea],
    { ...accepted, receipts: [{ operation: 'cancel', number: 'n-1' }] },
    ['lost', 'lost'],
  ],
  ['its outcome is not known', [ana, bea], { ...accepted, state: 'unknown' }, ['lost', 'lost']],
  ['the desk does not see it', [ana, bea], undefined, ['lost', 'lost']],
  ['the correction did not arrive', [ana, { ...bea, street: 'Another street 1' }], accepted, ['once', 'lost']],
  ['another party has the names', [{ ...ana, surname: 'OTHER' }, bea], accepted, ['lost', 'once']],
])('a guest’s verdict if %s', (_, stored, report, verdicts) => {
  expect(evaluateStay(stay, stored, report)).toEqual(verdicts)
})

it('fails if a guest is lost or twice, and if nothing ran', () => {
  const [broken] = breaks
  if (!broken) throw new Error('There is no way to break it.')
  expect(buildOutcome([broken], [{ broken, verdicts: ['once', 'lost', 'twice'] }])).toMatchObject({
    summary: '3 guests, 1 accepted once, 1 lost, 1 twice',
    violations: ['1 guests were lost; none may be.', '1 guests were reported twice; none may be.'],
  })
  expect(buildOutcome([broken], []).violations).toHaveLength(1)
})

/** Points at which the authority has stored it and we do not know; `npm run faults registers` tries all. */
const hardest = ['killed after the answer', 'answer cut', 'corrected: answer cut', 'killed after the mark is stored']
/** One kill in a quick run. */
const names = hardest.slice(0, isFullRun() ? hardest.length : 1)

it('R40 a guest is reported once, wherever the server dies', { timeout: 360_000 }, async () => {
  const ways = breaks.filter(({ name }) => names.includes(name))
  const { summary, violations } = await registers({
    runs: ways.length,
    lanes: 1,
    only: (broken) => ways.includes(broken),
  }).run(() => {})
  const guests = ways.length * 2
  expect([summary, violations]).toEqual([`${guests} guests, ${guests} accepted once, 0 lost, 0 twice`, []])
})

it('the list of points does not shrink, and includes each of the hardest', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(90)
  expect(hardest.filter((name) => !breaks.some((one) => one.name === name))).toEqual([])
})
