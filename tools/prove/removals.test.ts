import { expect, it } from 'vitest'
import { listRemovals } from './removals.ts'

/** The source after each removal. */
const remove = (file: string, source: string): string[] =>
  listRemovals(file, source).map(({ start, end, instead }) => source.slice(0, start) + instead + source.slice(end))

it.each([
  ['a statement', 'pour()', [';']],
  ['a throw', 'throw 1', [';']],
  ['what a function returns', 'function tea() { return 1 }', ['function tea() { return; }']],
  ['an if and its condition', 'if (hot) { }', [';', 'if (true) { }', 'if (false) { }']],
  ['the condition of a choice', 'x = hot ? 1 : 2', [';', 'x = true ? 1 : 2', 'x = false ? 1 : 2']],
  ['either side of and', 'x = hot && wet', [';', 'x = hot', 'x = wet']],
  ['a fallback', 'x = hot ?? 1', [';', 'x = hot']],
  ['arguments', 'x = brew(hot, wet)', [';', 'x = brew(undefined, wet)', 'x = brew(hot, undefined)']],
  ['a boolean by its opposite', 'x = brew(false, true)', [';', 'x = brew(true, true)', 'x = brew(false, false)']],
  ['arguments of a constructor', 'x = new Tea(hot)', [';', 'x = new Tea(undefined)']],
  [
    'members of an argument',
    'x = brew({ hot, ...wet })',
    [';', 'x = brew({ ...{}, ...wet })', 'x = brew({ hot, ...{} })'],
  ],
  [
    'an element only if a condition holds',
    'const a = () => <p>{hot && <b />}</p>',
    ['const a = () => <p>{hot}</p>', 'const a = () => <p>{<b />}</p>'],
  ],
])('removes %s', (_, source, expected) => {
  expect(remove('tea.tsx', source)).toEqual(expected)
})

it.each([
  ['directives', `'use strict'`],
  ['types', 'type Tea = Hot extends 1 ? 2 : 3'],
  ['a return without a value', 'const tea = () => { return }'],
  ['a return of undefined', 'const tea = () => { return undefined }'],
  ['an argument that is undefined', 'const tea = brew(undefined)'],
  ['the note of a problem', "const tea = () => new Problem(...all, 'for developers')"],
  ['the text of an error', "const tea = () => new Error('for developers')"],
  ['dependencies of a hook', 'const tea = useMemo(...all, [hot])'],
])('leaves %s', (_, source) => {
  expect(remove('tea.ts', source)).toEqual([])
})

it('looks inside an expression with a type', () => {
  expect(remove('tea.ts', 'const tea = (hot && wet) as Tea satisfies Tea')).toHaveLength(2)
})

it('removes declarations of style rules, but neither selectors nor comments', () => {
  expect(remove('tea.module.css', '.a:hover { color: red; /* b: c; */\n  margin: 0 auto; }')).toEqual([
    '.a:hover {  /* b: c; */\n  margin: 0 auto; }',
    '.a:hover { color: red; /* b: c; */\n   }',
  ])
})
