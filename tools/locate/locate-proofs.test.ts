import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locateProofs, removeTakeOut } from './locate-proofs.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-locate-'))
})

afterEach(() => rmSync(root, { recursive: true }))

function writeSource(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** The file after the code was removed, or the error of the line. */
function readWithout(symbol: string, text: string, instead = ''): string {
  const { takeOuts, faults } = locateProofs(root, [{ clause: 'TEA-01', symbol, text, instead }])
  const [found] = takeOuts
  return found ? removeTakeOut(readFileSync(join(root, found.file), 'utf8'), found) : faults.join()
}

it.each([
  ['a function', 'function brew() { pour(); stir() }', 'brew', 'stir()', 'function brew() { pour();  }'],
  ['an exported constant', 'export const HOT = 90', 'HOT', '= 90', 'export const HOT '],
  [
    'a property',
    'const cups = { a: { n: 1 }, b: { n: 1 } }',
    'cups.b',
    'n: 1',
    'const cups = { a: { n: 1 }, b: {  } }',
  ],
  ['a string key', `const cups = { 'tea-cup': 1, b: 1 }`, 'cups.tea-cup', ': 1', `const cups = { 'tea-cup', b: 1 }`],
  [
    'a method',
    'class Pot { fill() { go() } empty() { go() } }',
    'Pot.empty',
    'go()',
    'class Pot { fill() { go() } empty() {  } }',
  ],
  [
    'a nested function',
    'function pot() { function a() { go() } return go() }',
    'pot.a',
    'go()',
    'function pot() { function a() {  } return go() }',
  ],
  [
    'a function below a level that is left out',
    'const pot = { lid: { lift: () => go(), put: () => go() } }',
    'pot.put',
    'go()',
    'const pot = { lid: { lift: () => go(), put: () =>  } }',
  ],
  ['an interface', 'interface Tea { hot: true; wet: true }', 'Tea.wet', 'true', 'interface Tea { hot: true; wet:  }'],
])('finds %s', (_, source, symbol, text, expected) => {
  writeSource('packages/tea/src/tea.ts', source)
  expect(readWithout(symbol, text)).toBe(expected)
})

it.each([
  ['line breaks', 'brew({\n  water: hot,\n  leaves: green,\n})', 'brew({ water: hot, leaves: green })'],
  ['trailing commas', 'brew(hot, green)', 'brew(\n  hot,\n  green,\n)'],
  ['quotes', `brew("it's hot", 'green')`, `brew('it\\'s hot', "green")`],
  ['comments', 'brew(/* very */ hot)', 'brew(hot)'],
])('finds the same code with other %s', (_, code, text) => {
  writeSource('packages/tea/src/tea.ts', `const tea = () => ${code}`)
  expect(readWithout('tea', text, 'water')).toBe('const tea = () => water')
})

it.each([
  ['in the middle of a list', 'const tea = [hot, wet]', 'const tea = [ wet]'],
  ['at the end of a list on one line', 'const tea = [wet, hot]', 'const tea = [wet, ]'],
  ['at the end of a list on several lines', 'const tea = [\n  wet,\n  hot,\n]', 'const tea = [\n  wet,\n  \n]'],
])('removes an element with its comma %s', (_, source, expected) => {
  writeSource('packages/tea/src/tea.ts', source)
  expect(readWithout('tea', 'hot,')).toBe(expected)
})

it('matches whole words only', () => {
  writeSource('packages/tea/src/tea.ts', 'const tea = [hotter, hot]')
  expect(readWithout('tea', 'hot')).toBe('const tea = [hotter, ]')
})

it('finds a symbol in any folder, and distinguishes two of the same name by their files', () => {
  writeSource('packages/tea/src/green/tea.ts', 'const brew = 1')
  writeSource('apps/cup/src/cup.ts', 'const brew = 1')
  writeSource('apps/cup/src/cup.test.ts', 'const brew = 1')
  expect(readWithout('brew', '= 1')).toBe('docs/proofs.tsv:2 takes out of brew what is found there 2 times.')
  expect(readWithout('cup.ts#brew', '= 1', '= 2')).toBe('const brew = 2')
})

it('removes from a rule of a style sheet, and from other files by their names', () => {
  writeSource('apps/cup/src/cup.module.css', '.cup { margin: 0; }\n/* .tea */\n.tea,\n.milk { margin: 0; }\n')
  writeSource('apps/cup/src/en.json', '{ "tea": "Tea", "milk": "Milk" }')
  expect(readWithout('cup.module.css#.tea, .milk', 'margin: 0;')).toContain('.cup { margin: 0; }')
  expect(readWithout('en.json', '"Milk"', '"Cream"')).toBe('{ "tea": "Tea", "milk": "Cream" }')
})
