import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changedFiles, testsNear } from './changed.ts'

let root = ''

function put(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-changed-'))
  put('package.json', JSON.stringify({ name: 'foyer', workspaces: ['packages/*', 'apps/*'] }))
  put('packages/domain/package.json', JSON.stringify({ name: '@foyer/domain' }))
  put('apps/guest/package.json', JSON.stringify({ name: '@foyer/guest' }))
  put('packages/domain/src/tea/price.ts')
  put('packages/domain/src/tea/order.test.ts')
  put('packages/domain/src/cup/cup.test.ts', `import '../tea/price.ts'`)
  put('packages/domain/src/cup/other.test.ts')
  put('apps/guest/src/tea.ts', `import '@foyer/domain/tea/price.ts'`)
  put('apps/guest/src/tea.test.ts', `import './tea.ts'`)
  put('apps/guest/src/slow.test.ts', `import './tea.ts'`)
})

afterEach(() => rmSync(root, { recursive: true }))

it('runs the tests next to a change, then others by distance within a budget, and says how many it leaves out', () => {
  const lastRun = [{ what: 'apps/guest/src/slow.test.ts', seconds: 300 }]
  expect(testsNear(root, ['packages/domain/src/tea/price.ts'], lastRun)).toEqual({
    chosen: [
      'packages/domain/src/tea/order.test.ts',
      'packages/domain/src/cup/cup.test.ts',
      'apps/guest/src/tea.test.ts',
    ],
    leftOut: 1,
  })
})

it('runs tests next to a change however long they take, and counts them', () => {
  const lastRun = [{ what: 'packages/domain/src/tea/order.test.ts', seconds: 300 }]
  expect(testsNear(root, ['packages/domain/src/tea/price.ts'], lastRun)).toEqual({
    chosen: ['packages/domain/src/tea/order.test.ts'],
    leftOut: 3,
  })
})

it('runs a changed test itself', () => {
  expect(testsNear(root, ['packages/domain/src/tea/order.test.ts'], [])).toEqual({
    chosen: ['packages/domain/src/tea/order.test.ts'],
    leftOut: 0,
  })
})

it('reads what differs from the last commit, and in a clean tree what that commit changed', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
      cwd: root,
      stdio: 'pipe',
    })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message=first')
  put('apps/guest/src/tea.ts', 'changed')
  git('commit', '--quiet', '--all', '--message=second')
  expect(changedFiles(root)).toEqual(['apps/guest/src/tea.ts'])
  put('apps/guest/src/new.ts')
  put('apps/guest/src/slow.test.ts', 'changed')
  expect(changedFiles(root)).toEqual(['apps/guest/src/slow.test.ts', 'apps/guest/src/new.ts'])
})
