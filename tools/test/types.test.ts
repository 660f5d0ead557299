import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root as ownRoot } from './run-command.ts'
import { types, workspacesAffectedBy } from './types.ts'

let root = ''

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function putWorkspace(folder: string, name: string, dependencies: Readonly<Record<string, string>> = {}): void {
  put(`${folder}/package.json`, JSON.stringify({ name, type: 'module', exports: { './*': './src/*' }, dependencies }))
  put(`${folder}/tsconfig.json`, '{ "extends": "../../tsconfig.base.json", "include": ["src"] }')
}

const price = 'export const priceOf = (cups: number) => cups * 2\n'

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-types-'))
  mkdirSync(join(root, 'node_modules/@foyer'), { recursive: true })
  symlinkSync(join(ownRoot, 'node_modules/typescript'), join(root, 'node_modules/typescript'))
  symlinkSync(join(root, 'packages/domain'), join(root, 'node_modules/@foyer/domain'))
  put('package.json', JSON.stringify({ name: 'foyer', workspaces: ['packages/*', 'apps/*'] }))
  put(
    'tsconfig.base.json',
    JSON.stringify({
      compilerOptions: {
        lib: ['es2023'],
        types: [],
        module: 'nodenext',
        strict: true,
        allowImportingTsExtensions: true,
        noEmit: true,
      },
    }),
  )
  putWorkspace('packages/domain', '@foyer/domain')
  putWorkspace('packages/vision', '@foyer/vision')
  putWorkspace('apps/guest', '@foyer/guest', { '@foyer/domain': '*' })
  put('packages/domain/src/price.ts', price)
  put('packages/vision/src/light.ts', 'export const LIGHT = 1\n')
  put(
    'apps/guest/src/bill.ts',
    `import { priceOf } from '@foyer/domain/price.ts'\nexport const bill: number = priceOf(2)\n`,
  )
})

afterEach(() => rmSync(root, { recursive: true }))

it('finds in a later run what a change breaks in another workspace, every time it runs, and the fix', async () => {
  const workspaces = ['packages/domain', 'apps/guest']
  expect(await types(root, workspaces)).toEqual({ code: 0, output: '' })
  put('packages/domain/src/price.ts', price.replace('cups * 2', 'String(cups)'))
  const broken = { code: 1, output: expect.stringContaining('apps/guest/src/bill.ts(2,14): error TS2322') }
  expect(await types(root, workspaces)).toEqual(broken)
  expect(await types(root, workspaces)).toEqual(broken)
  put('packages/domain/src/price.ts', price)
  expect(await types(root, workspaces)).toEqual({ code: 0, output: '' })
})

it('checks everything if its stored state cannot be read', async () => {
  put('packages/vision/src/light.ts', 'export const LIGHT: string = 1\n')
  const stored = 'node_modules/.foyer/types/packages-vision.tsbuildinfo'
  for (const text of ['', '{"version":"7.0', 'no JSON']) {
    put(stored, text)
    expect((await types(root, ['packages/vision'])).code).toBe(1)
  }
})

it.each([
  ['a file', ['packages/vision/src/light.ts'], ['packages/vision']],
  ['a file that others import', ['packages/domain/src/price.ts'], ['packages/domain', 'apps/guest']],
  ['a document', ['docs/tea.md'], []],
  ['the lockfile', ['package-lock.json'], ['apps/guest', 'packages/domain', 'packages/vision']],
  ['a configuration', ['apps/guest/vite.config.ts'], ['apps/guest', 'packages/domain', 'packages/vision']],
])('chooses the workspaces that %s affects', (_, changed, affected) => {
  expect(workspacesAffectedBy(root, changed)).toEqual(affected)
})
