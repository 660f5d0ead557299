import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findUnquotedLines, locateProofs, type TakeOut } from './locate/locate-proofs.ts'
import { type ProofLine, readProofLines } from './locate/table.ts'
import { drawSample, selectNamed } from './prove/choose.ts'
import { copyTree } from './prove/copy-tree.ts'
import { chooseQuoting, findRed } from './prove/find-red.ts'
import { evaluateRun, proveByFiles, proveTakeOut } from './prove/prove-take-out.ts'

/** Each test starts its own Vitest. */
const TIMEOUT_MS = 120_000

let root = ''
const copies: string[] = []

function writeSource(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const buildLine = (clause: string, symbol = 'heat', text = 'return 100', instead = ''): ProofLine => ({
  clause,
  symbol,
  text,
  instead,
})

function locateLines(...lines: readonly ProofLine[]): readonly TakeOut[] {
  const { takeOuts, faults } = locateProofs(root, lines)
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
function createCopy(test: string): string {
  writeSource('packages/tea/tea.ts', source)
  writeSource('packages/tea/package.json', '{ "name": "@cup/tea", "type": "module", "exports": { "./*": "./*" } }')
  writeSource(
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

const buildQuotes = (file: string) => ['TEA-01.a', 'TEA-02'].map((id) => ({ id, file, livesIn: undefined }))
const hot = buildLine('TEA-01.a')
const green = buildLine('TEA-02', 'colour', "export const colour = 'green'")

it(
  'removes a line in a copy, sees a failing test, and leaves the tree unchanged',
  async () => {
    const tree = createCopy('cup/cup.test.ts')
    const outcomes = []
    for (const takeOut of locateLines(hot, green))
      outcomes.push(await proveTakeOut(tree, takeOut, buildQuotes('cup/cup.test.ts')))
    expect(outcomes).toEqual([
      { verdict: 'red', reason: 'TEA-01.a is hot' },
      { verdict: 'green', reason: 'TEA-01.ab TEA-02 is no clause of it' },
    ])
    expect(readFileSync(join(tree, 'packages/tea/tea.ts'), 'utf8')).toBe(source)
    expect(readFileSync(join(root, 'packages/tea/tea.ts'), 'utf8')).toBe(source)
  },
  TIMEOUT_MS,
)

it(
  'proves code drawn at random by any of its clauses, or by all tests of some files',
  async () => {
    const tree = createCopy('cup/cup.test.ts')
    const [takeOut] = locateLines(buildLine('TEA-09 TEA-02', 'heat', 'return 100', 'return 99'))
    if (!takeOut) throw new Error('Nothing was found.')
    expect(await proveTakeOut(tree, takeOut, buildQuotes('cup/cup.test.ts'))).toEqual({
      verdict: 'red',
      reason: 'TEA-01.ab TEA-02 is no clause of it',
    })
    const unquoted = { ...takeOut, clause: 'TEA-09' }
    expect(await proveTakeOut(tree, unquoted, buildQuotes('cup/cup.test.ts'))).toMatchObject({ verdict: 'broken' })
    expect(await proveByFiles(tree, unquoted, ['cup/cup.test.ts'])).toEqual({
      verdict: 'red',
      reason: 'TEA-01.a is hot · TEA-01.ab TEA-02 is no clause of it',
    })
    expect(readFileSync(join(tree, 'packages/tea/tea.ts'), 'utf8')).toBe(source)
  },
  TIMEOUT_MS,
)

it.each([
  ['one run after the other', 'cup/cup.test.ts'],
  ['in turn within a run, where each file has a window', 'apps/guest/cup.test.ts'],
])(
  'gives the same result in a persistent Vitest: %s',
  async (_, test) => {
    writeSource('vitest.config.ts', `export default { test: { pool: 'vmThreads' } }`)
    const tree = createCopy(test)
    const sameAgain = buildLine('TEA-01.a', 'heat', 'return 100', 'return 99 + 1')
    const cold = buildLine('TEA-01.a', 'heat', 'return 100', 'return 99')
    const leaking = buildLine('TEA-01.a', 'heat', 'return 100', 'void Promise.reject(new Error()); return 100')
    const takeOuts = locateLines(hot, green, sameAgain, cold, leaking)
    const told: unknown[] = []
    const results = await findRed(tree, takeOuts, chooseQuoting(buildQuotes(test)), (takeOut) => told.push(takeOut))
    expect(takeOuts.map((takeOut) => results.get(takeOut))).toEqual(['red', 'green', 'green', 'red', 'red'])
    expect(new Set(told)).toEqual(new Set([takeOuts[0], takeOuts[3], takeOuts[4]]))
    expect(readFileSync(join(tree, 'packages/tea/tea.ts'), 'utf8')).toBe(source)
  },
  TIMEOUT_MS,
)

it('does not accept a test as proof that fails anyway, or did not run', () => {
  expect(evaluateRun([], new Set())).toEqual({ verdict: 'broken', reason: 'no test ran' })
  expect(evaluateRun([{ title: 'TEA-01 is hot', passed: false }], new Set())).toEqual({
    verdict: 'broken',
    reason: 'does not pass otherwise either: TEA-01 is hot',
  })
})

it('reads the table, with several lines in one cell', () => {
  writeSource(
    'docs/proofs.tsv',
    'clause\tsymbol\ttaken out\tinstead\nTEA-01\theat\ta\\n\\tb\\\\n\t\nTEA-02\theat\tc\td\n',
  )
  expect(readProofLines(root)).toEqual([
    buildLine('TEA-01', 'heat', 'a\n\tb\\n'),
    buildLine('TEA-02', 'heat', 'c', 'd'),
  ])
})

it('reports a clause that no test quotes, a symbol that does not exist, and code that is not found exactly once', () => {
  writeSource('packages/tea/tea.ts', 'export function drink() { pour(); stir(); stir() }')
  const lines = [
    buildLine('TEA-01', 'drink', 'pour()'),
    buildLine('TEA-01', 'drink', 'stir()'),
    buildLine('TEA-01', 'drink', 'sip()'),
    buildLine('TEA-02', 'drink', 'pour()'),
    buildLine('TEA-01', 'cup', 'pour()'),
  ]
  expect(locateProofs(root, lines).faults).toEqual([
    'docs/proofs.tsv:3 takes out of drink what is found there 2 times.',
    'docs/proofs.tsv:4 takes out of drink what is found there 0 times.',
    'docs/proofs.tsv:6 names cup, which nothing is called.',
  ])
  expect(findUnquotedLines(lines, new Set(['TEA-01']))).toEqual([
    'docs/proofs.tsv:5 takes something out for TEA-02, which no test quotes.',
  ])
})

it('selects by clause, row and area, or draws the same lines from the same seed', () => {
  const lines = ['TEA-01.a', 'TEA-01.b', 'TEA-011', 'CUP-01'].map((clause) => buildLine(clause))
  const clauses = (names: string[]) => selectNamed(lines, names).map(({ clause }) => clause)
  expect(clauses(['TEA-01.b'])).toEqual(['TEA-01.b'])
  expect(clauses(['TEA-01'])).toEqual(['TEA-01.a', 'TEA-01.b'])
  expect(clauses(['TEA'])).toEqual(['TEA-01.a', 'TEA-01.b', 'TEA-011'])
  expect(drawSample(lines, 3, 7)).toEqual(drawSample(lines, 3, 7))
  expect(new Set(drawSample(lines, 9, 7))).toEqual(new Set(lines))
})
