import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Everything that waits, in the order in which it is taken. */
function takeAll(queue: ReturnType<typeof createFairQueue<string>>): string[] {
  const taken: string[] = []
  while (queue.size > 0) taken.push(queue.take() ?? 'nothing')
  return taken
}

it('R23 networks have their turns one after another, however many requests one of them sends', () => {
  const queue = createFairQueue<string>(100)
  for (const item of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) queue.add(item.slice(0, 1), item)
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  expect(queue.take()).toBeUndefined()
})

it('R23 a full queue refuses the newest of the network that waits most, never one of a smaller', () => {
  const queue = createFairQueue<string>(4)
  for (const item of ['a1', 'a2', 'a3', 'a4']) expect(queue.add('a', item)).toBeUndefined()
  expect(queue.add('a', 'a5')).toBe('a5')
  expect(queue.add('b', 'b1')).toBe('a4')
  expect(queue.add('b', 'b2')).toBe('a3')
  expect([queue.add('b', 'b3'), queue.size]).toEqual(['b3', 4])
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'a2', 'b2'])
})
