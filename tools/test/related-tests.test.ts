import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listChangedFiles, selectRelatedTests } from './related-tests.ts'

let root = ''

function writeSource(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-changed-'))
  writeSource('package.json', JSON.stringify({ name: 'foyer', workspaces: ['packages/*', 'apps/*'] }))
  writeSource('packages/domain/package.json', JSON.stringify({ name: '@foyer/domain' }))
  writeSource('apps/guest/package.json', JSON.stringify({ name: '@foyer/guest' }))
  writeSource('packages/domain/src/tea/price.ts')
  writeSource('packages/domain/src/tea/order.test.ts')
  writeSource('packages/domain/src/cup/cup.test.ts', `import '../tea/price.ts'`)
  writeSource('packages/domain/src/cup/other.test.ts')
  writeSource('apps/guest/src/tea.ts', `import '@foyer/domain/tea/price.ts'`)
  writeSource('apps/guest/src/tea.test.ts', `import './tea.ts'`)
  writeSource('apps/guest/src/slow.test.ts', `import './tea.ts'`)
})

afterEach(() => rmSync(root, { recursive: true }))

it('runs the tests next to a change, then others by distance within a budget, and says how many it leaves out', () => {
  const lastRun = [{ what: 'apps/guest/src/slow.test.ts', seconds: 300 }]
  expect(selectRelatedTests(root, ['packages/domain/src/tea/price.ts'], lastRun)).toEqual({
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
  expect(selectRelatedTests(root, ['packages/domain/src/tea/price.ts'], lastRun)).toEqual({
    chosen: ['packages/domain/src/tea/order.test.ts'],
    leftOut: 3,
  })
})

it('runs a changed test itself', () => {
  expect(selectRelatedTests(root, ['packages/domain/src/tea/order.test.ts'], [])).toEqual({
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
  writeSource('apps/guest/src/tea.ts', 'changed')
  git('commit', '--quiet', '--all', '--message=second')
  expect(listChangedFiles(root)).toEqual(['apps/guest/src/tea.ts'])
  writeSource('apps/guest/src/new.ts')
  writeSource('apps/guest/src/slow.test.ts', 'changed')
  expect(listChangedFiles(root)).toEqual(['apps/guest/src/slow.test.ts', 'apps/guest/src/new.ts'])
})
