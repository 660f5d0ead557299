import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildWordPattern, findFilesWith } from './find-files-with.ts'

function createTree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'foyer-only-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

it('finds the files with the word in their path or in a title', () => {
  const root = createTree({
    'apps/server/src/signature/ticks.test.ts': `it('keeps ticks', () => {})`,
    'apps/server/src/booking/arrival.test.ts': `it('asks for a Signature', () => {})`,
    'apps/server/src/booking/rows.test.ts': `it.each([['a signature']])('asks for %s', () => {})`,
    'apps/server/src/booking/other.test.ts': `import { sign } from '../signature/sign.ts'\nit('x', () => sign('signature'))`,
    'apps/server/src/signature/sign.ts': `export const sign = 'signature'`,
    'e2e/signature.spec.ts': `test('signs', () => {})`,
  })
  expect(findFilesWith(root, 'signature')).toEqual([
    'apps/server/src/booking/arrival.test.ts',
    'apps/server/src/booking/rows.test.ts',
    'apps/server/src/signature/ticks.test.ts',
  ])
  expect(findFilesWith(root, 'nothing of it')).toEqual([])
})

it('treats a word literally', () => {
  expect('SHELL-12x'.search(buildWordPattern('shell-12.'))).toBe(-1)
  expect('see SHELL-12.a'.search(buildWordPattern('shell-12.a'))).toBe(4)
})
