import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A promise, the file of its test, and the test's title. */
const ROW = /^\| (?<promise>[^|]+) \| `(?<file>[^`]+)`: (?<title>[^|]+) \|$/gm

const promises = [...read('SECURITY.md').matchAll(ROW)].map(({ groups = {} }) => groups)

it('every promise of SECURITY.md has a test of that title in that file', () => {
  const missing = promises.filter(({ file = '', title = '' }) => !titles(file).includes(title))
  expect(missing).toEqual([])
  expect(promises.length).toBeGreaterThan(20)
})

it('every row of its tables can be parsed', () => {
  const rows = read('SECURITY.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Promise'))
  expect(rows).toHaveLength(promises.length)
})

/** Titles of the tests in a file; commented-out ones do not count. */
function titles(file: string): string[] {
  const quoted =
    /^(?!\s*\/\/)(?:\s*(?:it|test)(?:\.\w+)*\(\s*(?:[^'\n]*\)\(\s*)?|.*\](?: as const)?\)\(\s*)'((?:[^'\\]|\\.)*)'/gm
  return [...read(file).matchAll(quoted)].map(([, title = '']) => title)
}
