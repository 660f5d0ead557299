import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hotelConfigSchema } from '@foyer/domain/config/hotel-config.ts'
import { expect, it, onTestFinished } from 'vitest'
import { commandDescriptions } from './command-descriptions.ts'
import { scriptNames } from './commands-page.ts'
import { brokenLinks } from './links.ts'
import { sectionDescriptions } from './section-descriptions.ts'

const root = join(import.meta.dirname, '../..')
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .map((path) => join(root, path))

it('the reference pages are up to date', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/docs.ts')], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

it('every command and every section of the configuration is described', () => {
  expect(Object.keys(commandDescriptions).sort()).toEqual(scriptNames(root).sort())
  expect(Object.keys(sectionDescriptions).sort()).toEqual(Object.keys(hotelConfigSchema.shape).sort())
})

it('every link in a document leads to a file or a heading', () => {
  expect(documents.length).toBeGreaterThan(10)
  expect(documents.flatMap((file) => brokenLinks(root, file))).toEqual([])
})

it('finds a broken link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-links-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'page.md')
  writeFileSync(
    file,
    '# A page\n[one](#a-page) [two](#other) [three](gone.md) `[four](code.md)` [five](https://example.com)\n',
  )
  expect(brokenLinks(folder, file)).toEqual(['page.md: #other', 'page.md: gone.md'])
})

it('documents name only commands that exist', () => {
  const scripts = new Set(scriptNames(root))
  const unknown = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z][a-z0-9:-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !scripts.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

it('documents name only source files that exist', () => {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    // Documents may leave out the workspace's folder: `domain/journey/place.ts`.
    .flatMap((path) => [`/${path}`, `/${path.replace(/^(?:apps|packages)\/([^/]+)\/src\//, '$1/')}`])
  // A recipe's placeholder: `x-screen.tsx`, `use-x.ts`.
  const isPlaceholder = (name: string) => /(?:^|[-/])x(?:[-.]|$)/.test(name)
  const unknown = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`([\w./-]+\.tsx?)(?:#\w+)?`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isPlaceholder(name))
      .filter((name) => !tracked.some((path) => path.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

it('no line of prose is longer than 120 columns', () => {
  const long = documents.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replaceAll(/^```.*?^```/gms, (block) => block.replaceAll(/[^\n]/g, ''))
      .split('\n')
      .map((line, index) => ({ place: `${file}:${index + 1}`, line }))
      .filter(({ line }) => line.length > 120 && !/^\s*(?:\||<)/.test(line))
      .map(({ place }) => place),
  )
  expect(long).toEqual([])
})
