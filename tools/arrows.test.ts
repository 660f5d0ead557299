import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderMap } from './arrows/map.ts'
import { findFaults } from './arrows.ts'

let root = ''

function writeSource(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const workspace = (folder: string, name: string, dependencies: string[]): void =>
  writeSource(
    `${folder}/package.json`,
    JSON.stringify({ name: `@foyer/${name}`, dependencies: Object.fromEntries(dependencies.map((one) => [one, '1'])) }),
  )

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-arrows-'))
  writeSource(
    'package.json',
    JSON.stringify({ name: 'foyer', workspaces: ['packages/*', 'apps/*', 'e2e'], devDependencies: { vitest: '1' } }),
  )
  workspace('packages/domain', 'domain', ['zod'])
  workspace('packages/contract', 'contract', ['@foyer/domain', '@foyer/web'])
  workspace('packages/web', 'web', ['@foyer/domain', '@foyer/contract', 'react'])
  workspace('apps/guest', 'guest', ['@foyer/domain', '@foyer/server', '@foyer/web'])
  workspace('apps/server', 'server', ['@foyer/domain'])
  workspace('e2e', 'e2e', ['@foyer/guest'])
  writeSource('packages/domain/src/guest.ts', `import * as z from 'zod/mini'\nexport { z }`)
  writeSource('packages/domain/src/guest.test.ts', `import { it } from 'vitest'\nimport './guest.ts'`)
  writeSource('apps/guest/src/screens/tea/tea.tsx', `import { z } from '@foyer/domain/guest.ts'\nimport '../frame.tsx'`)
})

afterEach(() => rmSync(root, { recursive: true }))

it('accepts what the table allows', () => {
  expect(findFaults(root)).toEqual({ faults: [], imports: 5, folders: 2 })
})

const importMessage = 'imports web: contract may not.'

it.each([
  ['a static import', 'packages/contract/src/x.ts', `import { x } from '@foyer/web/x.ts'`, importMessage],
  ['a bare import', 'packages/contract/src/x.ts', `import '@foyer/web/x.css'`, importMessage],
  ['a type', 'packages/contract/src/x.ts', `import type { X } from '@foyer/web/x.ts'`, importMessage],
  ['a type in place', 'packages/contract/src/x.ts', `type X = import('@foyer/web/x.ts').X`, importMessage],
  ['a dynamic import', 'packages/contract/src/x.ts', `const x = () => import('@foyer/web/x.ts')`, importMessage],
  ['a re-export', 'packages/contract/src/x.ts', `export { x } from '@foyer/web/x.ts'`, importMessage],
  ['a re-export of all', 'packages/contract/src/x.ts', `export * from '@foyer/web/x.ts'`, importMessage],
  ['a forbidden import in a test', 'packages/contract/src/x.test.ts', `import '@foyer/web/x.ts'`, importMessage],
  ['an app in an app', 'apps/guest/src/x.ts', `import '@foyer/server/app.ts'`, 'imports server: guest may not.'],
  ['an app in a journey', 'e2e/x.spec.ts', `import '@foyer/guest/app.tsx'`, 'imports guest: e2e may not.'],
  ['a computed path', 'apps/server/src/x.ts', 'import(path)', 'imports a computed path, which nobody can check.'],
  [
    'a way around',
    'packages/web/src/x.ts',
    `import '../../domain/src/guest.ts'`,
    'reaches out of its workspace for ../../domain/src/guest.ts.',
  ],
  [
    'a glob around',
    'packages/web/src/x.ts',
    `import.meta.glob(['../../domain/src/*.ts'])`,
    'reaches out of its workspace for ../../domain/src/*.ts.',
  ],
  [
    'a screen in a screen',
    'apps/guest/src/screens/cup/cup.tsx',
    `import { Tea } from '../tea/tea.tsx'`,
    'is of the screen cup and imports the screen tea.',
  ],
  [
    'a screen by its own package',
    'apps/guest/src/screens/cup/cup.tsx',
    `import { Tea } from '@foyer/guest/screens/tea/tea.tsx'`,
    'is of the screen cup and imports the screen tea.',
  ],
  [
    'an undeclared package',
    'packages/domain/src/x.ts',
    `import { useState } from 'react'`,
    'imports react, which packages/domain/package.json does not declare.',
  ],
  [
    'a development package in what is shipped',
    'packages/domain/src/x.ts',
    `import { it } from 'vitest'`,
    'imports vitest, which packages/domain/package.json does not declare.',
  ],
  [
    'a layer below another',
    'apps/server/src/platform/x/x.ts',
    `import '../../access/y/y.ts'`,
    'is in the layer platform and imports access, which is above it.',
  ],
  [
    'a screen below the screens',
    'apps/guest/src/journey/x.ts',
    `import '../screens/tea/tea.tsx'`,
    'is in the layer journey and imports screens, which is above it.',
  ],
  [
    'the wiring in a layer',
    'apps/server/src/desk/x/x.ts',
    `import '../../app.ts'`,
    'is in the layer desk and imports the wiring (apps/server/src/app.ts).',
  ],
  [
    'a folder that is no layer',
    'apps/server/src/cellar/x.ts',
    `import './y.ts'`,
    'is in cellar, which is no layer of apps/server/src/.',
  ],
  ['Node in the centre', 'packages/domain/src/x.ts', `import 'node:fs'`, 'uses node:fs, and domain may not.'],
])('finds %s', (_, file, source, sentence) => {
  writeSource(file, `\n${source}`)
  expect(findFaults(root).faults).toEqual([{ location: `${file}:2`, message: sentence }])
})

it('finds cycles of folders, over any number of folders, but not in tests', () => {
  writeSource('apps/server/src/desk/a/a.ts', `import '../b/b.ts'`)
  writeSource('apps/server/src/desk/b/b.ts', `import '../c/c.ts'`)
  writeSource('apps/server/src/desk/c/c.ts', `import './d.ts'`)
  writeSource('apps/server/src/desk/c/c.test.ts', `import '../a/a.ts'`)
  expect(findFaults(root).faults).toEqual([])
  writeSource('apps/server/src/desk/c/d.ts', `import '../a/a.ts'`)
  const way = ['a', 'b', 'c', 'a'].map((folder) => `apps/server/src/desk/${folder}`).join(' → ')
  expect(findFaults(root).faults).toEqual([
    { location: 'apps/server/src/desk/c/d.ts:1', message: `closes a cycle of folders: ${way}.` },
    { location: 'apps/server/src/desk/c/d.ts:1', message: expect.stringContaining('closes a cycle of files') },
  ])
})

it.each([
  ['by a statement', `import './cup.ts'`],
  ['by its package', `import { cup } from '@foyer/domain/tea/cup.ts'`],
  ['by an export', `export * from './cup.ts'`],
  ['when it is needed', `export const cup = () => import('./cup.ts')`],
])('finds a cycle of files in one folder that is closed %s', (_, back) => {
  writeSource('packages/domain/src/tea/cup.ts', `import { pot } from './pot.ts'`)
  writeSource('packages/domain/src/tea/pot.ts', back)
  const way = ['cup', 'pot', 'cup'].map((file) => `packages/domain/src/tea/${file}.ts`).join(' → ')
  expect(findFaults(root).faults).toEqual([
    { location: 'packages/domain/src/tea/pot.ts:1', message: `closes a cycle of files: ${way}.` },
  ])
})

it.each([
  `import type { Cup } from './cup.ts'`,
  `export type { Cup } from './cup.ts'`,
  `export type Cup = import('./cup.ts').Cup`,
  `import type { Cup } from './cup.ts'\nexport const other = () => import('./other.ts')`,
])('accepts a cycle of types only: %s', (back) => {
  writeSource('packages/domain/src/tea/cup.ts', `import { pot } from './pot.ts'`)
  writeSource('packages/domain/src/tea/pot.ts', back)
  expect(findFaults(root).faults).toEqual([])
})

it.each([
  [
    'packages/domain/src/tea/tea.ts',
    `import '../cup/cup.ts'`,
    'packages/domain/src/cup/cup.ts',
    `import '../tea/x/y.ts'`,
  ],
  [
    'packages/web/src/line/a.ts',
    `import '../api/b.ts'`,
    'packages/web/src/api/b.ts',
    `import type { A } from '@foyer/web/line/a.ts'`,
  ],
  ['e2e/walk/a.ts', `import '../b.ts'`, 'e2e/b.ts', `import type { A } from './walk/a.ts'`],
])('finds folders that import each other in any workspace: %s', (file, source, other, back) => {
  writeSource(file, source)
  expect(findFaults(root).faults).toEqual([])
  writeSource(other, back)
  expect(findFaults(root).faults.map(({ message }) => message)).toEqual([
    expect.stringContaining('closes a cycle of folders'),
  ])
})

it('lets top-level files of a workspace import folders that import other such files', () => {
  writeSource('e2e/walk.ts', `import './walk/a.ts'`)
  writeSource('e2e/walk/a.ts', `import '../browser.ts'`)
  expect(findFaults(root).faults).toEqual([])
})

it('finds a map whose table differs from the code', () => {
  const parts = ['workspace table', 'server layers'].map((name) => `<!-- ${name} -->\n<!-- end of ${name} -->\n`)
  const map = renderMap(parts.join('words between\n'))
  expect(map).toContain('| contract | domain |')
  expect(map).toContain('checkin → money → papers → book → access')
  expect(renderMap(map)).toBe(map)
  expect(renderMap(map.replace('| contract | domain |', '| contract | web |'))).toBe(map)
  expect(() => renderMap('no table')).toThrow('ARCHITECTURE.md lacks')
})

it('requires a row for every workspace', () => {
  workspace('packages/cellar', 'cellar', [])
  expect(findFaults(root).faults).toEqual([
    { location: 'packages/cellar', message: 'has no row in the table of arrows.' },
  ])
})

const modeMessage = 'compares a channel or a process by its name; ask for a trait of domain/mode.'

it.each([
  [`if (channel === 'kiosk') x()`, [modeMessage]],
  [`const own = site.channel !== 'own'`, [modeMessage]],
  [`const own = 'own' === site?.channel`, [modeMessage]],
  [`if (where === 'tablet') x()`, [modeMessage]],
  [`switch (channel) { case 'own': x() }`, [modeMessage]],
  [`const early = site.process === 'pre-check-in'`, [modeMessage]],
  [`if (process.platform === 'win32') x()`, []],
  [`const here = ['kiosk', 'tablet'].includes(mode)`, [modeMessage]],
  [`if (relation === 'own') x()`, []],
  [`const wide = deviceClass === 'kiosk'`, []],
  [`const channel = 'kiosk'`, []],
  [`if (channel === otherChannel) x()`, []],
])('checks %s', (source, sentences) => {
  writeSource('packages/web/src/x.ts', source)
  writeSource('packages/domain/src/mode/channels.ts', source)
  expect(findFaults(root).faults.map((fault) => fault.message)).toEqual(sentences)
})

const sqlMessage = 'speaks SQL outside a store; move it into a *.store.ts.'

const sqlCases: [source: string, sentences: string[]][] = [
  [`import { sql } from 'kysely'`, [sqlMessage]],
  [`import { type Kysely, sql } from 'kysely'`, [sqlMessage]],
  [`import * as kysely from 'kysely'`, [sqlMessage]],
  [`export { sql } from 'kysely'`, [sqlMessage]],
  [`export * from 'kysely'`, [sqlMessage]],
  [`const { sql } = await import('kysely')`, [sqlMessage]],
  [`import { jsonArrayFrom } from 'kysely/helpers/postgres'`, [sqlMessage]],
  [`import { statement } from '../../platform/database/statement.ts'`, [sqlMessage]],
  [`const rows = await tx.selectFrom('stays').selectAll().execute()`, [sqlMessage]],
  [`await staff.tx\n  .updateTable('stays').set({}).where('id', '=', 1).execute()`, [sqlMessage]],
  [`await tx.mergeInto('stays').using('guests', 'a', 'b').execute()`, [sqlMessage]],
  ['await sql`select 1`.execute(tx)', [sqlMessage]],
  ['const at = sql<Date>`now()`', [sqlMessage]],
  [`await tx.insertInto('a').values({}).execute(); await tx.deleteFrom('b').execute()`, [sqlMessage, sqlMessage]],
  [`const rows = await readStays(tx)`, []],
  [`const text = 'selectFrom(sql)'`, []],
]

it.each(sqlCases)('requires a store for: %s', (source, sentences) => {
  workspace('apps/server', 'server', ['kysely'])
  writeSource('apps/server/src/desk/x/x.ts', source)
  writeSource('apps/server/src/desk/x/x.store.ts', source)
  writeSource('apps/server/src/desk/x/x.test.ts', source)
  writeSource('apps/server/src/desk/x/testing/x.ts', source.replace('../../', '../../../'))
  writeSource('apps/server/src/platform/database/x.ts', source.replace('../../platform/database/', './'))
  expect(findFaults(root).faults.map(({ location, message }) => [location, message])).toEqual(
    sentences.map((sentence) => [expect.stringMatching(/^apps\/server\/src\/desk\/x\/x\.ts:/), sentence]),
  )
})

it.each([`import type { Kysely } from 'kysely'`, `import { type Kysely, type Selectable } from 'kysely'`])(
  'lets any file but a route use a type of the query builder: %s',
  (source) => {
    workspace('apps/server', 'server', ['kysely'])
    writeSource('apps/server/src/desk/x/x.service.ts', source)
    expect(findFaults(root).faults).toEqual([])
    writeSource('apps/server/src/desk/x/x.routes.ts', source)
    expect(findFaults(root).faults).toEqual([{ location: 'apps/server/src/desk/x/x.routes.ts:1', message: sqlMessage }])
  },
)

it('requires a store for SQL in wiring files too', () => {
  workspace('apps/server', 'server', ['kysely'])
  writeSource('apps/server/src/app.ts', `await tx.deleteFrom('stays').execute()`)
  expect(findFaults(root).faults).toEqual([{ location: 'apps/server/src/app.ts:1', message: sqlMessage }])
})
