import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder } from '../testing/create-folder.ts'
import { buildGrant, NOW } from '../testing/create-signer.ts'
import { openKeyStore } from './key-store.ts'

const now = () => NOW
const opened = (folder: string) => openKeyStore(folder, now)

const MINUTE_MS = 60_000

/** A memory that has existed for a while. */
function createStore() {
  const folder = createFolder()
  openKeyStore(folder, () => new Date(NOW.getTime() - MINUTE_MS))
  return { folder, memory: opened(folder) }
}

it('a grant is used once, even after a restart', () => {
  const { folder, memory } = createStore()
  const grant = buildGrant()
  memory.use(grant)
  expect(() => memory.use(grant)).toThrow('grantUsed')
  expect(() => opened(folder).use(grant)).toThrow('grantUsed')
})

it('writes to disk before anything else', () => {
  const { folder, memory } = createStore()
  const grant = buildGrant()
  memory.use(grant)
  expect(readFileSync(join(folder, 'used-grants.jsonl'), 'utf8')).toContain(`"id":"${grant.id}"`)
})

it('rejects a grant of an earlier holder after one of a later holder', () => {
  const { folder, memory } = createStore()
  const { reservationId } = buildGrant()
  memory.use(buildGrant({ reservationId, fence: 4 }))
  expect(() => memory.use(buildGrant({ reservationId, fence: 3 }))).toThrow('grantOvertaken')
  expect(() => opened(folder).use(buildGrant({ reservationId, fence: 3 }))).toThrow('grantOvertaken')
  expect(() => memory.use(buildGrant({ reservationId, fence: 4 }))).not.toThrow()
  expect(() => memory.use(buildGrant({ fence: 1 }))).not.toThrow()
})

it.each([
  ['the lock had not been asked', () => {}, { outcome: 'refused', cards: 0 }],
  ['the lock had been asked', (id: string, memory: Memory) => memory.markSent(id, 1), { outcome: 'unknown', cards: 0 }],
  [
    'the first of two cards was out',
    (id: string, memory: Memory) => {
      memory.markSent(id, 1)
      memory.markDispensed(id, 1)
    },
    { outcome: 'done', cards: 1 },
  ],
  [
    'the lock had been asked for the second card',
    (id: string, memory: Memory) => {
      memory.markSent(id, 1)
      memory.markDispensed(id, 1)
      memory.markSent(id, 2)
    },
    { outcome: 'unknown', cards: 1 },
  ],
])('a hub that crashed when %s reports it once after a restart', (_, happens, outcome) => {
  const { folder, memory } = createStore()
  const grant = buildGrant({ cards: 2 })
  memory.use(grant)
  happens(grant.id, memory)
  const back = opened(folder)
  expect(back.unreported()).toEqual([{ id: grant.id, ...outcome, problem: 'deviceUnknown' }])
  back.markReported([grant.id])
  expect(opened(folder).unreported()).toEqual([])
})

type Memory = ReturnType<typeof openKeyStore>

it('reports an outcome until acknowledged, across restarts', () => {
  const { folder, memory } = createStore()
  const grant = buildGrant()
  memory.use(grant)
  memory.settle({ id: grant.id, outcome: 'done', cards: 1 })
  const back = opened(folder)
  expect(back.unreported()).toEqual([{ id: grant.id, outcome: 'done', cards: 1 }])
  back.markReported(['another'])
  expect(back.unreported()).toHaveLength(1)
  back.markReported([grant.id])
  expect([back.unreported(), opened(folder).unreported()]).toEqual([[], []])
})

it('ignores half a line at the end, and writes the next one correctly', () => {
  const { folder, memory } = createStore()
  const [whole, next] = [buildGrant(), buildGrant()]
  memory.use(whole)
  appendFileSync(join(folder, 'used-grants.jsonl'), `{"id":"${next.id}","reserv`)
  opened(folder).use(next)
  const back = opened(folder)
  expect(() => back.use(whole)).toThrow('grantUsed')
  expect(() => back.use(next)).toThrow('grantUsed')
})

it('a new or damaged memory rejects grants that may be older than itself', () => {
  const older = buildGrant({ expiresAt: NOW.getTime() / 1_000 + 59 })
  const empty = createFolder()
  expect(() => opened(empty).use(older)).toThrow('grantUsed')
  // A restart does not make it older.
  expect(() => opened(empty).use(older)).toThrow('grantUsed')
  expect(() => opened(empty).use(buildGrant())).not.toThrow()
  const { folder } = createStore()
  writeFileSync(join(folder, 'used-grants.jsonl'), '\0\0\0\n')
  expect(() => opened(folder).use(older)).toThrow('grantUsed')
})

it('deletes entries after a month', () => {
  const { folder, memory } = createStore()
  const grant = buildGrant()
  memory.use(grant)
  openKeyStore(folder, () => new Date(NOW.getTime() + 31 * 86_400_000))
  expect(readFileSync(join(folder, 'used-grants.jsonl'), 'utf8')).toBe('')
  expect(readFileSync(join(folder, 'outcomes.jsonl'), 'utf8')).toBe('')
})

it('burns a grant that was never shown here when the server asks, and reports it', () => {
  const { folder, memory } = createStore()
  const grant = buildGrant()
  memory.answer([grant])
  expect(memory.unreported()).toEqual([{ id: grant.id, outcome: 'refused', cards: 0, problem: 'neverShown' }])
  expect(() => memory.use(grant)).toThrow('grantUsed')
  expect(() => opened(folder).use(grant)).toThrow('grantUsed')
})

it('reports known outcomes again when the server asks, but not those in progress or possibly older than the memory', () => {
  const { memory } = createStore()
  const [told, cutting, older] = [buildGrant(), buildGrant(), buildGrant({ expiresAt: NOW.getTime() / 1_000 - 100 })]
  for (const grant of [told, cutting]) memory.use(grant)
  memory.settle({ id: told.id, outcome: 'done', cards: 1 })
  memory.markReported([told.id])
  memory.answer([told, cutting, older])
  expect(memory.unreported()).toEqual([{ id: told.id, outcome: 'done', cards: 1 }])
})
