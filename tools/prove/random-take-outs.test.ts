import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locateProofs, type TakeOut } from '../locate/locate-proofs.ts'
import type { ProofLine } from '../locate/table.ts'
import { formatTakeOut } from './format-take-out.ts'
import { createRelatedFinder, findFilesNear, listRandomTakeOuts } from './random-take-outs.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-random-'))
})

afterEach(() => rmSync(root, { recursive: true }))

function writeSource(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const buildLine = (clause: string, symbol: string, text: string): ProofLine => ({ clause, symbol, text, instead: '' })

function listLines(...lines: readonly ProofLine[]): TakeOut[] {
  const { takeOuts, faults } = locateProofs(root, lines)
  expect(faults).toEqual([])
  return listRandomTakeOuts(root, takeOuts)
}

const source = `export function brew() {
  boil()
  pour()
  function stir() {
    spoon()
  }
}
export function drink() {
  sip()
}
`

it('draws from the declarations that the table names, with all their clauses, and without what the table removes', () => {
  writeSource('packages/tea/src/tea.ts', source)
  const lines = listLines(buildLine('TEA-01.a', 'brew', 'boil()'), buildLine('TEA-02', 'brew.stir', 'spoon()'))
  expect(lines.map(({ clause, symbol, text, instead }) => [clause, symbol, text, instead])).toEqual([
    ['TEA-01.a', 'packages/tea/src/tea.ts:3', 'pour()', ';'],
  ])
  const both = listLines(buildLine('TEA-01.a', 'brew', 'pour()'), buildLine('TEA-02', 'brew.stir', 'function stir()'))
  expect(both.map(({ clause, text }) => [clause, text])).toEqual([
    ['TEA-01.a', 'boil()'],
    ['TEA-01.a TEA-02', 'spoon()'],
  ])
})

it('draws declarations of the style rules that the table names only', () => {
  writeSource('apps/cup/src/cup.module.css', '.cup { margin: 0; color: red; }\n.lid { margin: 0; }\n')
  writeSource('apps/cup/src/en.json', '{ "tea": "Tea" }')
  const lines = listLines(
    buildLine('TEA-01', 'cup.module.css#.cup', 'margin: 0;'),
    buildLine('TEA-02', 'en.json', '"Tea"'),
  )
  expect(lines.map(({ text }) => text)).toEqual(['color: red;'])
})

it('runs the tests that quote a clause and those beside the code, but no journeys', () => {
  writeSource('packages/tea/src/tea.ts', source)
  for (const name of ['tea.test.ts', 'cup.test.tsx']) writeSource(`packages/tea/src/${name}`, '')
  const [line] = listLines(buildLine('TEA-01.a', 'brew', 'boil()'))
  const quotes = [
    { id: 'TEA-01.a', file: 'apps/cup/src/drink.test.ts', livesIn: undefined },
    { id: 'TEA-01.a', file: 'e2e/tea.spec.ts', livesIn: undefined },
    { id: 'TEA-02', file: 'apps/cup/src/other.test.ts', livesIn: undefined },
  ]
  expect(line && findFilesNear(root, line, quotes).toSorted()).toEqual([
    'apps/cup/src/drink.test.ts',
    'packages/tea/src/cup.test.tsx',
    'packages/tea/src/tea.test.ts',
  ])
})

it('then runs the nearest tests that import the code, wherever they are, as far as their time allows', () => {
  writeSource('package.json', '{ "name": "cup", "workspaces": ["packages/*"] }')
  writeSource('packages/tea/package.json', '{ "name": "@foyer/tea" }')
  writeSource('packages/tea/src/tea.ts', source)
  writeSource('packages/tea/src/slow.test.ts', '')
  writeSource('packages/tea/src/pot.ts', `import './tea.ts'`)
  writeSource('packages/tea/src/pot.test.ts', `import './pot.ts'`)
  writeSource('packages/tea/src/cup/cup.test.ts', `import '../tea.ts'`)
  writeSource('packages/tea/src/cup/other.test.ts', '')
  const [line] = listLines(buildLine('TEA-01.a', 'brew', 'boil()'))
  expect(line && createRelatedFinder(root, [], [{ what: 'packages/tea/src/slow.test.ts', seconds: 60 }])(line)).toEqual(
    ['packages/tea/src/cup/cup.test.ts', 'packages/tea/src/pot.test.ts'],
  )
})

it('draws no code of helpers for tests', () => {
  writeSource('packages/tea/src/testing/tea.ts', source)
  expect(listLines(buildLine('TEA-01.a', 'brew', 'boil()'))).toEqual([])
})

it('prints the first clause and the replacement', () => {
  const line = { ...buildLine('TEA-01 TEA-02', 'tea.ts:3', 'pour(\n)'), file: 'tea.ts', start: 0, end: 1 }
  expect(formatTakeOut({ ...line, instead: 'true' }, 'green')).toBe('green  TEA-01 +1      tea.ts:3  pour(  →  true')
  expect(formatTakeOut({ ...line, clause: 'TEA-01' }, 'red')).toBe('red    TEA-01         tea.ts:3  pour(')
})
