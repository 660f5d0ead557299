import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildIdPattern } from './spec/catalogue.ts'
import { parseQuotes } from './spec/quotes.ts'
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

const putProofs = (...lines: readonly string[]): void =>
  writeSource('docs/proofs.tsv', `${['clause\tsymbol\ttaken out\tinstead', ...lines].join('\n')}\n`)

const putCatalogue = (lines: readonly string[]): void => writeSource('docs/requirements.tsv', `${lines.join('\n')}\n`)

let root = ''

function writeSource(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const page = (): string => spec(root).page

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-spec-'))
  putCatalogue(catalogue)
  writeSource('packages/domain/src/tea.ts', '')
  writeSource('packages/domain/src/tea.test.ts', `it('TEA-01 is hot', () => {})`)
})

afterEach(() => rmSync(root, { recursive: true }))

it('counts what the titles say and writes it to the page', () => {
  expect(spec(root)).toMatchObject({
    rows: { proved: 1, of: 4 },
    clauses: { proved: 1, of: 5 },
    areas: [
      { area: 'TEA', rows: { proved: 1, of: 2 }, clauses: { proved: 1, of: 2 }, open: ['TEA-02'] },
      { area: 'CUP', rows: { proved: 0, of: 2 }, clauses: { proved: 0, of: 3 }, open: ['CUP-01', 'CUP-03'] },
    ],
    disagreements: [],
  })
  expect(page()).toContain('| TEA-01 | Tea is hot. |  | `packages/domain/src/tea.test.ts` | proved |')
  expect(page()).toContain('| TEA-02 | Tea \\| is wet. |  |  | open |')
  expect(page()).toContain('| CUP-02 | Nothing is said of saucers. |  |  | meta |')
})

it('proves a row by all its clauses, and names the open ones', () => {
  writeSource('packages/domain/src/cup.test.ts', `it('CUP-03.b has a handle', () => {})`)
  expect(spec(root)).toMatchObject({
    rows: { proved: 1, of: 4 },
    clauses: { proved: 2, of: 5 },
    areas: [{}, { open: ['CUP-01', 'CUP-03 a'] }],
    disagreements: [],
  })
  expect(page()).toContain('| `packages/domain/src/cup.test.ts` | open: a |')
  writeSource('packages/domain/src/cup.test.ts', `it('CUP-03.a CUP-03.b is round, with a handle', () => {})`)
  expect(page()).toContain('| `packages/domain/src/cup.test.ts` | proved |')
  expect(spec(root)).toMatchObject({ rows: { proved: 2, of: 4 }, clauses: { proved: 3, of: 5 } })
})

it('does not accept a title as proof that does not name the clause', () => {
  writeSource('packages/domain/src/cup.ts', '')
  writeSource('packages/domain/src/cup.test.ts', `it('CUP-03 is a cup', () => {})`)
  expect(spec(root)).toMatchObject({
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
])('rejects %s', (_, line, fault) => {
  putCatalogue([...catalogue, line])
  expect(() => spec(root)).toThrow(fault)
})

it('reports ids that do not exist', () => {
  writeSource('packages/domain/src/cup.test.ts', `it('CUP-77 floats, CUP-03.c too, TEA-01.a is hot', () => {})`)
  expect(spec(root).disagreements).toEqual([
    'packages/domain/src/cup.test.ts quotes CUP-77, which does not exist.',
    'packages/domain/src/cup.test.ts quotes CUP-03.c, which does not exist.',
    'packages/domain/src/cup.test.ts quotes TEA-01.a, which does not exist.',
  ])
})

it('shows where a row is implemented: the files of its proofs, and those that a journey names', () => {
  writeSource('packages/domain/src/round.ts', 'export const round = true\n')
  writeSource('apps/guest/src/cup.tsx', 'export const cup = { handle: true }\n')
  writeSource(
    'e2e/cup.spec.ts',
    `test('TEA-01 is hot', { annotation: livesIn('apps/guest/src/cup.tsx') }, async () => {})
     test('CUP-03.a CUP-03.b is round, with a handle', async () => {})
     test('CUP-01 holds', { annotation: livesIn('apps/guest/src/saucer.tsx') }, async () => {})`,
  )
  putProofs('CUP-03.a\tround\t= true\t= false', 'CUP-03.b\tcup\thandle: true\thandle: false')
  expect(page()).toContain('| `packages/domain/src/round.ts`, `apps/guest/src/cup.tsx` | `e2e/cup.spec.ts` | proved')
  expect(page()).toContain('| `apps/guest/src/cup.tsx` | `packages/domain/src/tea.test.ts`, `e2e/cup.spec.ts` | proved')
  expect(spec(root).disagreements).toContain(
    "e2e/cup.spec.ts says livesIn('apps/guest/src/saucer.tsx'), which does not exist.",
  )
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
  const pattern = buildIdPattern([{ id: 'TEA-01', area: 'TEA', source: 'd1§1', kind: 'rule', text: '', clauses: [] }])
  expect(parseQuotes('tea.test.ts', source, pattern).map((quote) => quote.id)).toEqual(ids)
})

it('a proved row has a proof line for at least one of its clauses', () => {
  writeSource('packages/domain/src/cup.ts', 'export const cup = [round, handle]\n')
  writeSource('packages/domain/src/cup.test.ts', `it('CUP-03.a CUP-03.b is round, with a handle', () => {})`)
  putProofs('CUP-03.a\tcup\tround\t')
  expect(spec(root)).toMatchObject({
    withoutLine: ['TEA-01', 'CUP-03.b'],
    disagreements: ['TEA-01 is proved, and docs/proofs.tsv takes no line out for it.'],
  })
  putProofs('TEA-01\tcup\tround\t')
  expect(spec(root).disagreements).toEqual(['CUP-03 is proved, and docs/proofs.tsv takes no line out for it.'])
})

it('reports lines that prove nothing: the clause is not quoted, or the code is not found', () => {
  writeSource('packages/domain/src/tea.ts', 'export const tea = hot\n')
  putProofs('TEA-01\ttea\thot\tcold', 'TEA-02\ttea\thot\tcold', 'TEA-01\ttea\tlukewarm\t', 'TEA-01\tpot\thot\t')
  expect(spec(root).disagreements).toEqual([
    'docs/proofs.tsv:3 takes something out for TEA-02, which no test quotes.',
    'docs/proofs.tsv:4 takes out of tea what is found there 0 times.',
    'docs/proofs.tsv:5 names pot, which nothing is called.',
  ])
})

it('a clause that is open on purpose shows its reason on the page, until a test proves it', () => {
  putCatalogue(catalogue.map((line) => (line.startsWith('CUP-03.b') ? `${line}\tOurs are Japanese.` : line)))
  const missing = ['TEA-02', 'CUP-01', 'CUP-03.a'].map(
    (id) => `${id} is open, and docs/requirements.tsv does not say why.`,
  )
  expect(spec(root).disagreements).toEqual(missing)
  expect(page()).toContain('- `CUP-03.b` Ours are Japanese.')
  writeSource('packages/domain/src/cup.test.ts', `it('CUP-03.b has a handle', () => {})`)
  expect(spec(root).disagreements).toContain('docs/requirements.tsv says why CUP-03.b is open, and it is proved.')
})
