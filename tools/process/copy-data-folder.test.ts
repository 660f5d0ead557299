import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyDataFolder } from './copy-data-folder.ts'

const ANOTHER_USER = 12_345

it('copies files with their modes and, as root, their owners; links stay links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const from = join(folder, 'from')
  mkdirSync(join(from, 'postgres'), { recursive: true })
  writeFileSync(join(from, 'postgres/rows'), 'kept', { mode: 0o600 })
  symlinkSync('rows', join(from, 'postgres/newest'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const name of ['postgres', 'postgres/rows']) chownSync(join(from, name), ANOTHER_USER, ANOTHER_USER)
  const to = join(folder, 'to')
  copyDataFolder(from, to)
  const { mode, uid } = statSync(join(to, 'postgres/rows'))
  expect([mode & 0o777, uid]).toEqual([0o600, isRoot ? ANOTHER_USER : process.getuid?.()])
  expect(readFileSync(join(to, 'postgres/rows'), 'utf8')).toBe('kept')
  expect(readlinkSync(join(to, 'postgres/newest'))).toBe('rows')
})
