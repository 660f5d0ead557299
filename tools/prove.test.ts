import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawn, named } from './prove/choose.ts'
import { copyTree } from './prove/copy-tree.ts'
import { judge, prove } from './prove/prove.ts'
import { seenRed } from './prove/quickly.ts'
import { readTakeOuts, takeOutFaults } from './prove/table.ts'

/** Each starts a Vitest of its own. */
const PATIENCE_MS = 120_000

let root = ''
const copies: string[] = []

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const takeOut = (clause: string, text = 'return 100', instead = '') => ({ clause, file: 'tea/tea.ts', text, instead })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-prove-test-'))
})

afterEach(() => {
  for (const folder of [root, ...copies.splice(0)]) rmSync(folder, { recursive: true })
})

const source = 'export function heat() {\n  return 100\n}\nexport const colour = "green"\n'

/** A tree of one source and the test of it at this place, and the copy of it. */
function aCopy(test: string): string {
  put('tea/tea.ts', source)
  put('tea/package.json', '{ "name": "@cup/tea", "type": "module", "exports": { "./*": "./*" } }')
  put(
    test,
    `import { expect, it } from 'vitest'
     import { heat } from '@cup/tea/tea.ts'
     it('TEA-01.a is hot', () => expect(heat()).toBe(100))
     it('TEA-01.ab TEA-02 is no clause of it', () => expect(heat()).toBe(100))`,
  )
  mkdirSync(join(root, 'node_modules/@cup'), { recursive: true })
  symlinkSync('../../tea', join(root, 'node_modules/@cup/tea'))
  for (const library of ['vitest', 'vite'])
    symlinkSync(join(import.meta.dirname, '../node_modules', library), join(root, 'node_modules', library))
  const tree = copyTree(root)
  copies.push(tree)
  return tree
}

const quotesOf = (file: string) => ['TEA-01.a', 'TEA-02'].map((id) => ({ id, file, livesIn: undefined }))
const hot = takeOut('TEA-01.a')
const green = takeOut('TEA-02', 'export const colour = "green"\n')

it(
  'takes a line out of a copy, sees red, and leaves the tree as it was',
  async () => {
    const tree = aCopy('cup/cup.test.ts')
    const outcomes = []
    for (const line of [hot, green]) outcomes.push(await prove(tree, line, quotesOf('cup/cup.test.ts')))
    expect(outcomes).toEqual([
      { verdict: 'red', why: 'TEA-01.a is hot' },
      { verdict: 'green', why: 'TEA-01.ab TEA-02 is no clause of it' },
    ])
    expect(readFileSync(join(tree, 'tea/tea.ts'), 'utf8')).toBe(source)
    expect(readFileSync(join(root, 'tea/tea.ts'), 'utf8')).toBe(source)
  },
  PATIENCE_MS,
)

it.each([
  ['one run after the other', 'cup/cup.test.ts'],
  ['in turn within a run, where each file has a window', 'apps/guest/cup.test.ts'],
])(
  'sees the same in a Vitest that stays: %s',
  async (_, test) => {
    put('vitest.config.ts', `export default { test: { pool: 'vmThreads' } }`)
    const tree = aCopy(test)
    const sameAgain = takeOut('TEA-01.a', 'return 100', 'return 99 + 1')
    const cold = takeOut('TEA-01.a', 'return 100', 'return 99')
    const told: unknown[] = []
    const red = await seenRed(tree, [hot, green, sameAgain, cold], quotesOf(test), (line) => told.push(line))
    expect([...red]).toEqual([hot, cold])
    expect(told).toEqual([hot, cold])
    expect(readFileSync(join(tree, 'tea/tea.ts'), 'utf8')).toBe(source)
  },
  PATIENCE_MS,
)

it('takes a test that is red otherwise too, or did not run, for no proof', () => {
  expect(judge([], new Set())).toEqual({ verdict: 'broken', why: 'no test ran' })
  expect(judge([{ title: 'TEA-01 is hot', passed: false }], new Set())).toEqual({
    verdict: 'broken',
    why: 'does not pass otherwise either: TEA-01 is hot',
  })
})

it('reads the table, several lines in one cell', () => {
  put(
    'docs/proofs.tsv',
    'clause\tfile\ttaken out\tinstead\nTEA-01\ttea/tea.ts\ta\\n\\tb\\\\n\t\nTEA-02\ttea/tea.ts\tc\td\n',
  )
  expect(readTakeOuts(root)).toEqual([takeOut('TEA-01', 'a\n\tb\\n'), takeOut('TEA-02', 'c', 'd')])
})

it('sees a clause that nobody quotes, a file that is gone, and a text that is not there once', () => {
  put('tea/tea.ts', 'pour\nstir\nstir\n')
  const lines = [
    takeOut('TEA-01', 'pour'),
    takeOut('TEA-01', 'stir'),
    takeOut('TEA-01', 'sip'),
    takeOut('TEA-02', 'pour'),
    { ...takeOut('TEA-01'), file: 'cup/cup.ts' },
  ]
  expect(takeOutFaults(root, lines, new Set(['TEA-01']))).toEqual([
    'docs/proofs.tsv:3 takes out of tea/tea.ts what stands there 2 times.',
    'docs/proofs.tsv:4 takes out of tea/tea.ts what stands there 0 times.',
    'docs/proofs.tsv:5 takes something out for TEA-02, which no test quotes.',
    'docs/proofs.tsv:6 names cup/cup.ts, which does not exist.',
  ])
})

it('chooses by clause, row and area, or draws the same again from the same seed', () => {
  const lines = ['TEA-01.a', 'TEA-01.b', 'TEA-011', 'CUP-01'].map((clause) => takeOut(clause))
  const clauses = (names: string[]) => named(lines, names).map(({ clause }) => clause)
  expect(clauses(['TEA-01.b'])).toEqual(['TEA-01.b'])
  expect(clauses(['TEA-01'])).toEqual(['TEA-01.a', 'TEA-01.b'])
  expect(clauses(['TEA'])).toEqual(['TEA-01.a', 'TEA-01.b', 'TEA-011'])
  expect(drawn(lines, 3, 7)).toEqual(drawn(lines, 3, 7))
  expect(new Set(drawn(lines, 9, 7))).toEqual(new Set(lines))
})
