import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isFullRun } from './full-run.ts'
import { fullRunState, recordFullRun, testedCommit } from './full-run-record.ts'

it('is full if CI is set', () => {
  expect([isFullRun({}), isFullRun({ CI: '' }), isFullRun({ CI: 'true' })]).toEqual([false, false, true])
})

function createRepository() {
  const root = mkdtempSync(join(tmpdir(), 'foyer-full-run-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const commit = (text: string) => {
    writeFileSync(join(root, 'file.txt'), text)
    git('add', 'file.txt')
    git('commit', '--quiet', '--message', text)
    return git('rev-parse', 'HEAD').trim()
  }
  git('init', '--quiet')
  writeFileSync(join(root, '.gitignore'), 'results\n')
  git('add', '.gitignore')
  return { root, commit }
}

it('a full run counts only for the commit on which it passed', () => {
  const { root, commit } = createRepository()
  const first = commit('first')
  expect(fullRunState(root).hasPassed).toBe(false)
  recordFullRun(root, first, { passed: 7, failed: 0 })
  expect(fullRunState(root)).toEqual({
    hasPassed: true,
    sentence: `full run: 7 passed, 0 failed on ${first.slice(0, 8)}`,
  })
  recordFullRun(root, first, { passed: 6, failed: 1 })
  expect(fullRunState(root).hasPassed).toBe(false)
  recordFullRun(root, first, { passed: 7, failed: 0 })
  commit('second')
  expect(fullRunState(root).hasPassed).toBe(false)
})

it('changed files belong to no commit', () => {
  const { root, commit } = createRepository()
  recordFullRun(root, commit('first'), { passed: 7, failed: 0 })
  writeFileSync(join(root, 'file.txt'), 'changed')
  expect(testedCommit(root)).toBeUndefined()
  expect(fullRunState(root).hasPassed).toBe(false)
})
