import { readMrz } from '@foyer/domain/document/read-mrz.ts'
import { expect, it } from 'vitest'
import { chance } from '../testing/chance.ts'
import { strangeText } from '../testing/strange-text.ts'

it('the text side refuses or reads five thousand strange texts, and throws at none', () => {
  const own = chance(77)
  for (let count = 0; count < 5_000; count++) {
    const read = readMrz(strangeText(own), '2026-11-16')
    expect('document' in read || 'fault' in read).toBe(true)
  }
})
