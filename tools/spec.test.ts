import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { idPattern } from './spec/catalogue.ts'
import { quotesOf } from './spec/quotes.ts'
import { spec } from './spec.ts'

const catalogue = [
  'id\tsource\tkind\ttext\topen because',
  'TEA-01\td1§1\trule\tTea is hot.',
  'TEA-02\td1§1\trule\tTea | is wet.',
  'CUP-01\td1§2\tconstant\tA cup holds 200 ml.',
  'CUP-02\td1§2\tmeta\tNothing is said of saucers.',
  'CUP-03\td1§2\trule\tA cup is round and has a handle.',
  'CUP-03.a\t\t\tA cup is round.',
  'CUP-03.b\t\t\tA cup has a handle.',
]

const putCatalogue = (lines: readonly string[]): void => put('docs/requirements.tsv', `${lines.join('\n')}\n`)

let root = ''

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const page = (): string => readFileSync(join(root, 'docs/spec.md'), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-spec-'))
  putCatalogue(catalogue)
  put('packages/domain/src/tea.ts', '')
  put('packages/domain/src/tea.test.ts', `it('TEA-01 is hot', () => {})`)
})

afterEach(() => rmSync(root, { recursive: true }))

it('writes what the titles say and then agrees with itself', () => {
  expect(spec(root, true)).toEqual({
    rows: { proved: 1, of: 4 },
    clauses: { proved: 1, of: 5 },
    areas: [
      { area: 'TEA', rows: { proved: 1, of: 2 }, clauses: { proved: 1, of: 2 }, open: ['TEA-02'] },
      { area: 'CUP', rows: { proved: 0, of: 2 }, clauses: { proved: 0, of: 3 }, open: ['CUP-01', 'CUP-03'] },
    ],
    disagreements: [],
  })
  expect(page()).toContain(
    '| TEA-01 | Tea is hot. | `packages/domain/src/tea.ts` | `packages/domain/src/tea.test.ts` | proved |',
  )
  expect(page()).toContain('| CUP-02 | Nothing is said of saucers. |  |  | meta |')
  expect(spec(root, false).disagreements).toEqual([])
})

it('proves a row by all its clauses, and says which are open', () => {
  put('packages/domain/src/cup.ts', '')
  put('packages/domain/src/cup.test.ts', `it('CUP-03.b has a handle', () => {})`)
  expect(spec(root, true)).toMatchObject({
    rows: { proved: 1, of: 4 },
    clauses: { proved: 2, of: 5 },
    areas: [{}, { open: ['CUP-01', 'CUP-03 a'] }],
    disagreements: [],
  })
  expect(page()).toContain('| `packages/domain/src/cup.test.ts` | open: a |')
  put('packages/domain/src/cup.test.ts', `it('CUP-03.a CUP-03.b is round, with a handle', () => {})`)
  expect(spec(root, false).disagreements).toEqual(['CUP-03 is called open: a but is proved.'])
  expect(spec(root, true)).toMatchObject({ rows: { proved: 2, of: 4 }, clauses: { proved: 3, of: 5 } })
})

it('takes a title that does not say which clause for no proof', () => {
  put('packages/domain/src/cup.ts', '')
  put('packages/domain/src/cup.test.ts', `it('CUP-03 is a cup', () => {})`)
  expect(spec(root, true)).toMatchObject({
    clauses: { proved: 1 },
    disagreements: ['packages/domain/src/cup.test.ts quotes CUP-03 without saying which of its clauses: a b.'],
  })
})

it.each([
  ['a clause of a row that does not exist', 'JAM-01.a\t\t\tJam is sweet.', 'JAM-01.a, which is not below its row'],
  ['a clause below another row', 'TEA-02.a\t\t\tTea is wet.', 'TEA-02.a, which is not below its row'],
  ['an id that was given before', 'CUP-03.b\t\t\tA cup has an ear.', 'says CUP-03.b a second time'],
  ['a row without a source', 'CUP-04\t\trule\tA cup is white.', 'is neither a row'],
  ['a clause with a kind', 'CUP-03.c\t\trule\tA cup is white.', 'is neither a row'],
])('refuses %s', (_, line, fault) => {
  putCatalogue([...catalogue, line])
  expect(() => spec(root, false)).toThrow(fault)
})

it('sees a test that the page does not know, and one that it knows wrongly', () => {
  spec(root, true)
  put('packages/domain/src/cup.test.ts', `it.each([['CUP-01', 200]])('%s', () => {})`)
  put('packages/domain/src/tea.test.ts', `it('is hot', () => {})`)
  expect(spec(root, false).disagreements).toEqual([
    'TEA-01 is called proved but is open.',
    'TEA-01 names packages/domain/src/tea.test.ts, where no test quotes it.',
    'CUP-01 is called open but is proved.',
    'CUP-01 names no test.',
    "CUP-01 is proved but names no place; say livesIn('…') in its test.",
  ])
})

it('sees rows that are missing, foreign or doubled, and ids that were invented', () => {
  spec(root, true)
  const lines = page().split('\n')
  const tea = lines.find((line) => line.startsWith('| TEA-02')) ?? ''
  const changed = lines.filter((line) => !line.startsWith('| CUP-01')).concat(tea, tea.replace('TEA-02', 'JAM-01'))
  put('docs/spec.md', changed.join('\n'))
  put('packages/domain/src/cup.test.ts', `it('CUP-77 floats, CUP-03.c too, TEA-01.a is hot', () => {})`)
  expect(spec(root, false).disagreements).toEqual([
    'CUP-01 is missing from the page.',
    'TEA-02 is on the page 2 times.',
    'JAM-01 is on the page but not in the catalogue.',
    'packages/domain/src/cup.test.ts quotes CUP-77, which does not exist.',
    'packages/domain/src/cup.test.ts quotes CUP-03.c, which does not exist.',
    'packages/domain/src/cup.test.ts quotes TEA-01.a, which does not exist.',
  ])
})

it('finds the place of a story by its first import that is no help for tests', () => {
  put('packages/domain/src/cup.ts', '')
  put('packages/domain/src/testing/builders.ts', '')
  put(
    'packages/domain/src/a-tea-party.test.ts',
    `import { it } from 'vitest'
     import { aCup } from './testing/builders.ts'
     import { pour } from './cup.ts'
     it('CUP-01 holds', () => {})`,
  )
  expect(spec(root, true).disagreements).toEqual([])
  expect(page()).toContain('`packages/domain/src/cup.ts` | `packages/domain/src/a-tea-party.test.ts` | proved')
})

it('takes the place from the test, then from the page, then from beside the test', () => {
  put('apps/guest/src/cup.tsx', '')
  put('apps/guest/src/kettle.tsx', '')
  put(
    'e2e/cup.spec.ts',
    `test('CUP-01 holds', { annotation: livesIn('apps/guest/src/cup.tsx') }, async () => {})
     test('TEA-02 is wet', async () => {})`,
  )
  expect(spec(root, true).disagreements).toEqual(["TEA-02 is proved but names no place; say livesIn('…') in its test."])
  expect(page()).toContain('`apps/guest/src/cup.tsx` | `e2e/cup.spec.ts` | proved')
  put('docs/spec.md', page().replace('is wet. |  |', 'is wet. | `apps/guest/src/kettle.tsx` |'))
  expect(spec(root, true).disagreements).toEqual([])
  rmSync(join(root, 'apps/guest/src/kettle.tsx'))
  expect(spec(root, false).disagreements).toEqual(['TEA-02 names apps/guest/src/kettle.tsx, which does not exist.'])
})

it.each([
  ['a title', `it('TEA-01 x', () => {})`, ['TEA-01']],
  ['a template title', 'test(`TEA-01 and TEA-02`, () => {})', ['TEA-01', 'TEA-02']],
  ['a group', `describe('TEA-01', () => { it('x', () => {}) })`, ['TEA-01']],
  ['a table beside the tests', `const rows = [{ id: 'TEA-01' }]\nit.each(rows)('$id', () => {})`, ['TEA-01']],
  ['a table inside a group', `describe('x', () => { for (const id of ['TEA-01']) it(id, () => {}) })`, ['TEA-01']],
  ['data of a test', `it('x', () => { expect('TEA-01').toBe('TEA-01') })`, []],
  ['a comment', `// TEA-01\nit('x', () => {})`, []],
  ['a clause', `it('TEA-01.a TEA-01.b x', () => {})`, ['TEA-01.a', 'TEA-01.b']],
  ['the end of a sentence', `it('x of TEA-01.', () => {})`, ['TEA-01']],
  ['a longer word', `it('TEA-011x, STEA-01, TEA-01-b', () => {})`, []],
])('reads %s', (_, source, ids) => {
  const pattern = idPattern([{ id: 'TEA-01', area: 'TEA', source: 'd1§1', kind: 'rule', text: '', clauses: [] }])
  expect(quotesOf('tea.test.ts', source, pattern).map((quote) => quote.id)).toEqual(ids)
})

it('a row that is proved has a line to be taken out, whichever of its clauses it is for', () => {
  put('packages/domain/src/cup.ts', 'export const cup = [round, handle]\n')
  put('packages/domain/src/cup.test.ts', `it('CUP-03.a CUP-03.b is round, with a handle', () => {})`)
  const table = (clause: string) =>
    put('docs/proofs.tsv', `clause\tsymbol\ttaken out\tinstead\n${clause}\tcup\tround\t\n`)
  table('CUP-03.a')
  expect(spec(root, true).disagreements).toEqual(['TEA-01 is proved, and docs/proofs.tsv takes no line out for it.'])
  table('TEA-01')
  expect(spec(root, true).disagreements).toEqual(['CUP-03 is proved, and docs/proofs.tsv takes no line out for it.'])
})

it('a clause that stays open on purpose has its reason on the page, until a test proves it', () => {
  putCatalogue(catalogue.map((line) => (line.startsWith('CUP-03.b') ? `${line}\tOurs are Japanese.` : line)))
  const missing = ['TEA-02', 'CUP-01', 'CUP-03.a'].map(
    (id) => `${id} is open, and docs/requirements.tsv does not say why.`,
  )
  expect(spec(root, true).disagreements).toEqual(missing)
  expect(page()).toContain('- `CUP-03.b` Ours are Japanese.')
  put('packages/domain/src/cup.test.ts', `it('CUP-03.b has a handle', () => {})`)
  expect(spec(root, false).disagreements).toContain(
    'docs/requirements.tsv says why CUP-03.b is open, and it is proved.',
  )
})
