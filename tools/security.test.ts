import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A promise and its tests, */
const ROW = /^\| (?<promise>[^|]+) \| (?<tests>`[^|]+) \|$/gm
/** each with its file and title. */
const TEST = /^`(?<file>[^`]+)`: (?<title>.+)$/

const page = read('docs/security-promises.md')
const promises = [...page.matchAll(ROW)].map(({ groups = {} }) => groups)

it('every promise has tests of these titles in these files', () => {
  const named = promises.flatMap(({ tests = '' }) => tests.split('<br>'))
  const missing = named.filter((test) => {
    const { file, title = '' } = TEST.exec(test)?.groups ?? {}
    return file === undefined || !titles(file).includes(title)
  })
  expect(missing).toEqual([])
  expect(promises.length).toBeGreaterThan(20)
})

it('every row of its tables can be parsed', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Promise'))
  expect(rows).toHaveLength(promises.length)
})

/** Titles of the tests in a file; commented-out ones do not count. */
function titles(file: string): string[] {
  const quoted =
    /^(?!\s*\/\/)(?:\s*(?:it|test)(?:\.\w+)*\(\s*(?:[^'\n]*\)\(\s*)?|.*\](?: as const)?\)\(\s*)'((?:[^'\\]|\\.)*)'/gm
  return [...read(file).matchAll(quoted)].map(([, title = '']) => title)
}
