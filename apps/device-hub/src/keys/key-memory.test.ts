import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aGrant, NOW } from '../testing/a-signer.ts'
import { openKeyMemory } from './key-memory.ts'

const now = () => NOW
const opened = (folder: string) => openKeyMemory(folder, now)

const A_MINUTE_MS = 60_000

/** A memory that has been there for a while. */
function aMemory() {
  const folder = aFolder()
  openKeyMemory(folder, () => new Date(NOW.getTime() - A_MINUTE_MS))
  return { folder, memory: opened(folder) }
}

it('a grant is used once, also after a restart', () => {
  const { folder, memory } = aMemory()
  const grant = aGrant()
  memory.use(grant)
  expect(() => memory.use(grant)).toThrow('grantUsed')
  expect(() => opened(folder).use(grant)).toThrow('grantUsed')
})

it('it stands on the disk before anything else is done', () => {
  const { folder, memory } = aMemory()
  const grant = aGrant()
  memory.use(grant)
  expect(readFileSync(join(folder, 'used-grants.jsonl'), 'utf8')).toContain(`"id":"${grant.id}"`)
})

it('what an earlier holder was granted is worth nothing once a later one was', () => {
  const { folder, memory } = aMemory()
  const { reservationId } = aGrant()
  memory.use(aGrant({ reservationId, fence: 4 }))
  expect(() => memory.use(aGrant({ reservationId, fence: 3 }))).toThrow('grantOvertaken')
  expect(() => opened(folder).use(aGrant({ reservationId, fence: 3 }))).toThrow('grantOvertaken')
  expect(() => memory.use(aGrant({ reservationId, fence: 4 }))).not.toThrow()
  expect(() => memory.use(aGrant({ fence: 1 }))).not.toThrow()
})

it.each([
  ['nothing was asked of the lock', () => {}, { outcome: 'refused', cards: 0 }],
  ['the lock was asked', (id: string, memory: Memory) => memory.asking(id, 1), { outcome: 'unknown', cards: 0 }],
  [
    'the first of two cards was out',
    (id: string, memory: Memory) => {
      memory.asking(id, 1)
      memory.out(id, 1)
    },
    { outcome: 'done', cards: 1 },
  ],
  [
    'the lock was asked for the second card',
    (id: string, memory: Memory) => {
      memory.asking(id, 1)
      memory.out(id, 1)
      memory.asking(id, 2)
    },
    { outcome: 'unknown', cards: 1 },
  ],
])('a hub that died when %s says so when it is back, and once', (_, happens, outcome) => {
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

it('an outcome is told until it is taken, over restarts', () => {
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

it('half a line at the end never counted, and the next one is whole', () => {
  const { folder, memory } = aMemory()
  const [whole, next] = [aGrant(), aGrant()]
  memory.use(whole)
  appendFileSync(join(folder, 'used-grants.jsonl'), `{"id":"${next.id}","reserv`)
  opened(folder).use(next)
  const back = opened(folder)
  expect(() => back.use(whole)).toThrow('grantUsed')
  expect(() => back.use(next)).toThrow('grantUsed')
})

it('a memory that is new or torn takes nothing that may be older than itself', () => {
  const older = aGrant({ expiresAt: NOW.getTime() / 1_000 + 59 })
  const empty = aFolder()
  expect(() => opened(empty).use(older)).toThrow('grantUsed')
  // Nor does a restart make it older than it is.
  expect(() => opened(empty).use(older)).toThrow('grantUsed')
  expect(() => opened(empty).use(aGrant())).not.toThrow()
  const { folder } = aMemory()
  writeFileSync(join(folder, 'used-grants.jsonl'), '\0\0\0\n')
  expect(() => opened(folder).use(older)).toThrow('grantUsed')
})

it('forgets after a month', () => {
  const { folder, memory } = aMemory()
  const grant = aGrant()
  memory.use(grant)
  openKeyMemory(folder, () => new Date(NOW.getTime() + 31 * 86_400_000))
  expect(readFileSync(join(folder, 'used-grants.jsonl'), 'utf8')).toBe('')
  expect(readFileSync(join(folder, 'outcomes.jsonl'), 'utf8')).toBe('')
})

it('a grant that was never shown here is burned when the server asks, and told as such', () => {
  const { folder, memory } = aMemory()
  const grant = aGrant()
  memory.answer([grant])
  expect(memory.untold()).toEqual([{ id: grant.id, outcome: 'refused', cards: 0, problem: 'neverShown' }])
  expect(() => memory.use(grant)).toThrow('grantUsed')
  expect(() => opened(folder).use(grant)).toThrow('grantUsed')
})

it('what is known is told again when the server asks; what is under way, and what may have been before this memory, is not', () => {
  const { memory } = aMemory()
  const [told, cutting, older] = [aGrant(), aGrant(), aGrant({ expiresAt: NOW.getTime() / 1_000 - 100 })]
  for (const grant of [told, cutting]) memory.use(grant)
  memory.settle({ id: told.id, outcome: 'done', cards: 1 })
  memory.taken([told.id])
  memory.answer([told, cutting, older])
  expect(memory.untold()).toEqual([{ id: told.id, outcome: 'done', cards: 1 }])
})
