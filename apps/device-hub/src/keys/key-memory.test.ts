import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aGrant, NOW } from '../testing/a-signer.ts'
import { openKeyMemory } from './key-memory.ts'

const now = () => NOW
const opened = (folder: string) => openKeyMemory(folder, now)

const A_MINUTE_MS = 60_000

/** A memory that has existed for a while. */
function aMemory() {
  const folder = aFolder()
  openKeyMemory(folder, () => new Date(NOW.getTime() - A_MINUTE_MS))
  return { folder, memory: opened(folder) }
}

it('a grant is used once, even after a restart', () => {
  const { folder, memory } = aMemory()
  const grant = aGrant()
  memory.use(grant)
  expect(() => memory.use(grant)).toThrow('grantUsed')
  expect(() => opened(folder).use(grant)).toThrow('grantUsed')
})

it('writes to disk before anything else', () => {
  const { folder, memory } = aMemory()
  const grant = aGrant()
  memory.use(grant)
  expect(readFileSync(join(folder, 'used-grants.jsonl'), 'utf8')).toContain(`"id":"${grant.id}"`)
})

it('rejects a grant of an earlier holder after one of a later holder', () => {
  const { folder, memory } = aMemory()
  const { reservationId } = aGrant()
  memory.use(aGrant({ reservationId, fence: 4 }))
  expect(() => memory.use(aGrant({ reservationId, fence: 3 }))).toThrow('grantOvertaken')
  expect(() => opened(folder).use(aGrant({ reservationId, fence: 3 }))).toThrow('grantOvertaken')
  expect(() => memory.use(aGrant({ reservationId, fence: 4 }))).not.toThrow()
  expect(() => memory.use(aGrant({ fence: 1 }))).not.toThrow()
})

it.each([
  ['the lock had not been asked', () => {}, { outcome: 'refused', cards: 0 }],
  ['the lock had been asked', (id: string, memory: Memory) => memory.asking(id, 1), { outcome: 'unknown', cards: 0 }],
  [
    'the first of two cards was out',
    (id: string, memory: Memory) => {
      memory.asking(id, 1)
      memory.out(id, 1)
    },
    { outcome: 'done', cards: 1 },
  ],
  [
    'the lock had been asked for the second card',
    (id: string, memory: Memory) => {
      memory.asking(id, 1)
      memory.out(id, 1)
      memory.asking(id, 2)
    },
    { outcome: 'unknown', cards: 1 },
  ],
])('a hub that crashed when %s reports it once after a restart', (_, happens, outcome) => {
  const { folder, memory } = aMemory()
  const grant = aGrant({ cards: 2 })
  memory.use(grant)
  happens(grant.id, memory)
  const back = opened(folder)
  expect(back.untold()).toEqual([{ id: grant.id, ...outcome, problem: 'deviceUnknown' }])
  back.taken([grant.id])
  expect(opened(folder).untold()).toEqual([])
})

type Memory = ReturnType<typeof openKeyMemory>

it('reports an outcome until acknowledged, across restarts', () => {
  const { folder, memory } = aMemory()
  const grant = aGrant()
  memory.use(grant)
  memory.settle({ id: grant.id, outcome: 'done', cards: 1 })
  const back = opened(folder)
  expect(back.untold()).toEqual([{ id: grant.id, outcome: 'done', cards: 1 }])
  back.taken(['another'])
  expect(back.untold()).toHaveLength(1)
  back.taken([grant.id])
  expect([back.untold(), opened(folder).untold()]).toEqual([[], []])
})

it('ignores half a line at the end, and writes the next one correctly', () => {
  const { folder, memory } = aMemory()
  const [whole, next] = [aGrant(), aGrant()]
  memory.use(whole)
  appendFileSync(join(folder, 'used-grants.jsonl'), `{"id":"${next.id}","reserv`)
  opened(folder).use(next)
  const back = opened(folder)
  expect(() => back.use(whole)).toThrow('grantUsed')
  expect(() => back.use(next)).toThrow('grantUsed')
})

it('a new or damaged memory rejects grants that may be older than itself', () => {
  const older = aGrant({ expiresAt: NOW.getTime() / 1_000 + 59 })
  const empty = aFolder()
  expect(() => opened(empty).use(older)).toThrow('grantUsed')
  // A restart does not make it older.
  expect(() => opened(empty).use(older)).toThrow('grantUsed')
  expect(() => opened(empty).use(aGrant())).not.toThrow()
  const { folder } = aMemory()
  writeFileSync(join(folder, 'used-grants.jsonl'), '\0\0\0\n')
  expect(() => opened(folder).use(older)).toThrow('grantUsed')
})

it('deletes entries after a month', () => {
  const { folder, memory } = aMemory()
  const grant = aGrant()
  memory.use(grant)
  openKeyMemory(folder, () => new Date(NOW.getTime() + 31 * 86_400_000))
  expect(readFileSync(join(folder, 'used-grants.jsonl'), 'utf8')).toBe('')
  expect(readFileSync(join(folder, 'outcomes.jsonl'), 'utf8')).toBe('')
})

it('burns a grant that was never shown here when the server asks, and reports it', () => {
  const { folder, memory } = aMemory()
  const grant = aGrant()
  memory.answer([grant])
  expect(memory.untold()).toEqual([{ id: grant.id, outcome: 'refused', cards: 0, problem: 'neverShown' }])
  expect(() => memory.use(grant)).toThrow('grantUsed')
  expect(() => opened(folder).use(grant)).toThrow('grantUsed')
})

it('reports known outcomes again when the server asks, but not those in progress or possibly older than the memory', () => {
  const { memory } = aMemory()
  const [told, cutting, older] = [aGrant(), aGrant(), aGrant({ expiresAt: NOW.getTime() / 1_000 - 100 })]
  for (const grant of [told, cutting]) memory.use(grant)
  memory.settle({ id: told.id, outcome: 'done', cards: 1 })
  memory.taken([told.id])
  memory.answer([told, cutting, older])
  expect(memory.untold()).toEqual([{ id: told.id, outcome: 'done', cards: 1 }])
})
