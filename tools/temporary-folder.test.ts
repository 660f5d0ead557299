import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { selectTemporaryFolder } from './temporary-folder.ts'

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('a folder with space that can execute programs is used, and left unchanged', () => {
  const folder = createFolder()
  expect(selectTemporaryFolder(folder, '', 1)).toBe(folder)
  expect(readdirSync(folder)).toEqual([])
})

it.each([
  ['does not exist', () => '/no/such/folder', 1],
  ['has too little space', createFolder, Number.MAX_SAFE_INTEGER],
  ['accepts no files', () => '/proc', 0],
])('a folder that %s is not used', (_, folder, room) => {
  expect(selectTemporaryFolder(folder(), '', room)).toBe(tmpdir())
})

it('an explicit folder always wins', () => {
  expect(selectTemporaryFolder(createFolder(), '/chosen', 1)).toBe('/chosen')
})
