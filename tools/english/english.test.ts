import { join } from 'node:path'
import { expect, it } from 'vitest'
import { limits } from './limits.ts'
import { findPhrasings } from './phrasings.ts'
import { allTexts, commentsOnly, titlesOnly } from './texts.ts'

const root = join(import.meta.dirname, '../..')

it('finds a phrasing and its line', () => {
  expect(findPhrasings('One.\nWhoever asks is told.')).toMatchObject([{ line: 2 }, { line: 2 }])
  expect(findPhrasings('The caller gets an answer.')).toEqual([])
})

it('reads comments and titles, and no code', () => {
  const source = "const nobody = 1 // for the caller\nit('somebody arrives', () => {})\n"
  expect(commentsOnly('a.ts', source)).toBe('// for the caller')
  expect(titlesOnly(source)).toBe('somebody arrives')
})

it.each(Object.entries(allTexts(root)))('%s: no area has more banned phrasings than its limit', (kind, texts) => {
  const found = texts.flatMap(({ file, text }) => findPhrasings(text).map((match) => ({ file, ...match })))
  const counts = Map.groupBy(found, ({ file }) => areaOf(file))
  const allowed = limits[kind] ?? {}
  const above = [...counts].filter(([area, matches]) => matches.length > (allowed[area] ?? 0))
  const report = above.map(([area, matches]) => [
    `${area}: ${matches.length} of at most ${allowed[area] ?? 0}`,
    ...matches.slice(-5).map(({ file, line, text, instead }) => `${file}:${line}: ${text} (${instead})`),
  ])
  expect(report).toEqual([])
})

/** A wing of the server, a folder of another workspace's kind, or the file itself. */
function areaOf(file: string): string {
  const [first = '', second = '', , wing = ''] = file.split('/')
  if (first === 'apps' && second === 'server') return wing.includes('.') ? 'apps/server' : `apps/server/${wing}`
  if (first === 'apps' || first === 'packages') return `${first}/${second}`
  return first === 'docs' ? `docs/${second.includes('.') ? '' : second}` : first
}
