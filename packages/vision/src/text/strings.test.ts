import { parseMrz } from '@foyer/domain/document/parse-mrz.ts'
import { expect, it } from 'vitest'
import { createRandom } from '../testing/seeded-random.ts'
import { createStrangeText } from '../testing/strange-text.ts'

it('rejects or reads twenty thousand strange texts without throwing', { timeout: 120_000 }, () => {
  const own = createRandom(77)
  const neither: string[] = []
  for (let count = 0; count < 20_000; count++) {
    const text = createStrangeText(own)
    const read = parseMrz(text, '2026-11-16')
    if (!('document' in read || 'fault' in read)) neither.push(text)
  }
  expect(neither).toEqual([])
})
