import { readMrz } from '@foyer/domain/document/read-mrz.ts'
import { expect, it } from 'vitest'
import { chance } from '../testing/chance.ts'
import { strangeText } from '../testing/strange-text.ts'

it('rejects or reads twenty thousand strange texts without throwing', { timeout: 120_000 }, () => {
  const own = chance(77)
  const neither: string[] = []
  for (let count = 0; count < 20_000; count++) {
    const text = strangeText(own)
    const read = readMrz(text, '2026-11-16')
    if (!('document' in read || 'fault' in read)) neither.push(text)
  }
  expect(neither).toEqual([])
})
