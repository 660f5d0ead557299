import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locate, type TakeOut, unquotedLines } from './locate/locate.ts'
import { type ProofLine, readProofLines } from './locate/table.ts'
import { drawn, named } from './prove/choose.ts'
import { copyTree } from './prove/copy-tree.ts'
import { judge, prove } from './prove/prove.ts'
import { seenRed } from './prove/quickly.ts'

/** Each test starts its own Vitest. */
const PATIENCE_MS = 120_000

let root = ''
const copies: string[] = []

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const line = (clause: string, symbol = 'heat', text = 'return 100', instead = ''): ProofLine => ({
  clause,
  symbol,
  text,
  instead,
})

function located(...lines: readonly ProofLine[]): readonly TakeOut[] {
  const { takeOuts, faults } = locate(root, lines)
  expect(faults).toEqual([])
  return takeOuts
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-prove-test-'))
})

afterEach(() => {
  for (const folder of [root, ...copies.splice(0)]) rmSync(folder, { recursive: true })
})

const source = 'export function heat() {\n  return 100\n}\nexport const colour = "green"\n'

/** Creates a tree with one source and its test at this path, and returns a copy of it. */
function aCopy(test: string): string {
  put('packages/tea/tea.ts', source)
  put('packages/tea/package.json', '{ "name": "@cup/tea", "type": "module", "exports": { "./*": "./*" } }')
  put(
    test,
    `import { expect, it } from 'vitest'
     import { heat } from '@cup/tea/tea.ts'
     it('TEA-01.a is hot', () => expect(heat()).toBe(100))
     it('TEA-01.ab TEA-02 is no clause of it', () => expect(heat()).toBe(100))`,
  )
  mkdirSync(join(root, 'node_modules/@cup'), { recursive: true })
  symlinkSync('../../packages/tea', join(root, 'node_modules/@cup/tea'))
  for (const library of ['vitest', 'vite'])
    symlinkSync(join(import.meta.dirname, '../node_modules', library), join(root, 'node_modules', library))
  const tree = copyTree(root)
  copies.push(tree)
  return tree
}

const quotesOf = (file: string) => ['TEA-01.a', 'TEA-02'].map((id) => ({ id, file, livesIn: undefined }))
const hot = line('TEA-01.a')
const green = line('TEA-02', 'colour', "export const colour = 'green'")

it(
  'removes a line in a copy, sees a failing test, and leaves the tree unchanged',
  async () => {
    const tree = aCopy('cup/cup.test.ts')
    const outcomes = []
    for (const takeOut of located(hot, green)) outcomes.push(await prove(tree, takeOut, quotesOf('cup/cup.test.ts')))
    expect(outcomes).toEqual([
      { verdict: 'red', why: 'TEA-01.a is hot' },
      { verdict: 'green', why: 'TEA-01.ab TEA-02 is no clause of it' },
    ])
    expect(readFileSync(join(tree, 'packages/tea/tea.ts'), 'utf8')).toBe(source)
    expect(readFileSync(join(root, 'packages/tea/tea.ts'), 'utf8')).toBe(source)
  },
  PATIENCE_MS,
)

it.each([
  ['one run after the other', 'cup/cup.test.ts'],
  ['in turn within a run, where each file has a window', 'apps/guest/cup.test.ts'],
])(
  'gives the same result in a persistent Vitest: %s',
  async (_, test) => {
    put('vitest.config.ts', `export default { test: { pool: 'vmThreads' } }`)
    const tree = aCopy(test)
    const sameAgain = line('TEA-01.a', 'heat', 'return 100', 'return 99 + 1')
    const cold = line('TEA-01.a', 'heat', 'return 100', 'return 99')
    const takeOuts = located(hot, green, sameAgain, cold)
    const told: unknown[] = []
    const red = await seenRed(tree, takeOuts, quotesOf(test), (takeOut) => told.push(takeOut))
    expect([...red]).toEqual([takeOuts[0], takeOuts[3]])
    expect(told).toEqual([takeOuts[0], takeOuts[3]])
    expect(readFileSync(join(tree, 'packages/tea/tea.ts'), 'utf8')).toBe(source)
  },
  PATIENCE_MS,
)

it('does not accept a test as proof that fails anyway, or did not run', () => {
  expect(judge([], new Set())).toEqual({ verdict: 'broken', why: 'no test ran' })
  expect(judge([{ title: 'TEA-01 is hot', passed: false }], new Set())).toEqual({
    verdict: 'broken',
    why: 'does not pass otherwise either: TEA-01 is hot',
  })
})

it('reads the table, with several lines in one cell', () => {
  put('docs/proofs.tsv', 'clause\tsymbol\ttaken out\tinstead\nTEA-01\theat\ta\\n\\tb\\\\n\t\nTEA-02\theat\tc\td\n')
  expect(readProofLines(root)).toEqual([line('TEA-01', 'heat', 'a\n\tb\\n'), line('TEA-02', 'heat', 'c', 'd')])
})

it('reports a clause that no test quotes, a symbol that does not exist, and code that is not found exactly once', () => {
  put('packages/tea/tea.ts', 'export function drink() { pour(); stir(); stir() }')
  const lines = [
    line('TEA-01', 'drink', 'pour()'),
    line('TEA-01', 'drink', 'stir()'),
    line('TEA-01', 'drink', 'sip()'),
    line('TEA-02', 'drink', 'pour()'),
    line('TEA-01', 'cup', 'pour()'),
  ]
  expect(locate(root, lines).faults).toEqual([
    'docs/proofs.tsv:3 takes out of drink what is found there 2 times.',
    'docs/proofs.tsv:4 takes out of drink what is found there 0 times.',
    'docs/proofs.tsv:6 names cup, which nothing is called.',
  ])
  expect(unquotedLines(lines, new Set(['TEA-01']))).toEqual([
    'docs/proofs.tsv:5 takes something out for TEA-02, which no test quotes.',
  ])
})

it('selects by clause, row and area, or draws the same lines from the same seed', () => {
  const lines = ['TEA-01.a', 'TEA-01.b', 'TEA-011', 'CUP-01'].map((clause) => line(clause))
  const clauses = (names: string[]) => named(lines, names).map(({ clause }) => clause)
  expect(clauses(['TEA-01.b'])).toEqual(['TEA-01.b'])
  expect(clauses(['TEA-01'])).toEqual(['TEA-01.a', 'TEA-01.b'])
  expect(clauses(['TEA'])).toEqual(['TEA-01.a', 'TEA-01.b', 'TEA-011'])
  expect(drawn(lines, 3, 7)).toEqual(drawn(lines, 3, 7))
  expect(new Set(drawn(lines, 9, 7))).toEqual(new Set(lines))
})
