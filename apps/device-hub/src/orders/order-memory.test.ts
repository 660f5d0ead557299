import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ToldPayment } from '@foyer/contract/hub.ts'
import type { PaymentOrder } from '@foyer/contract/messages/payment-order.ts'
import { expect, it } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aPaymentOrder, NOW } from '../testing/a-signer.ts'
import { openOrderMemory } from './order-memory.ts'

const A_MINUTE_MS = 60_000
const later = (minutes: number) => () => new Date(NOW.getTime() + minutes * A_MINUTE_MS)
const opened = (folder: string, minutes = 0) =>
  openOrderMemory<PaymentOrder, ToldPayment>({ file: join(folder, 'x.jsonl'), seconds: 60, now: later(minutes) })

/** A memory that has existed for a while. */
function aMemory() {
  const folder = aFolder()
  opened(folder, -1)
  return { folder, memory: opened(folder) }
}

it('an order is used once, even after a restart', () => {
  const { folder, memory } = aMemory()
  const order = aPaymentOrder()
  memory.use(order)
  expect(() => memory.use(order)).toThrow('grantUsed')
  expect(() => opened(folder).use(order)).toThrow('grantUsed')
})

it('a new or damaged memory rejects orders that may be older than itself', () => {
  const earlier = aPaymentOrder({ expiresAt: NOW.getTime() / 1_000 + 30 })
  expect(() => opened(aFolder()).use(earlier)).toThrow('grantUsed')
  const { folder } = aMemory()
  appendFileSync(join(folder, 'x.jsonl'), 'torn\n')
  expect(() => opened(folder).use(earlier)).toThrow('grantUsed')
})

it('an order not sent to the device has not happened; one that was sent is open', () => {
  const { folder, memory } = aMemory()
  const [quiet, asked] = [aPaymentOrder(), aPaymentOrder()]
  memory.use(quiet)
  memory.use(asked)
  memory.asking(asked.id, 'note')
  const after = opened(folder)
  expect(after.untold()).toEqual([
    { id: quiet.id, outcome: 'refused' },
    { id: asked.id, outcome: 'unknown' },
  ])
  expect(after.open()).toEqual([{ order: asked, note: 'note' }])
})

it('reports an outcome until acknowledged, and again when more is known', () => {
  const { folder, memory } = aMemory()
  const order = aPaymentOrder()
  const { id } = order
  memory.use(order)
  memory.asking(id, null)
  const unknown = { id, outcome: 'unknown' } as const
  const done = { id, outcome: 'done', reference: 'A1' } as const
  memory.settle(unknown)
  // Found while the server was being notified.
  memory.settle(done)
  memory.taken([id], [unknown])
  expect(memory.untold()).toEqual([done])
  memory.taken([id], [done])
  expect([memory.untold(), memory.open()]).toEqual([[], []])
  expect(opened(folder).untold()).toEqual([])
})

it('keeps an order without an outcome for as long as that takes', () => {
  const { folder, memory } = aMemory()
  const [open, over] = [aPaymentOrder(), aPaymentOrder()]
  for (const { id } of [open, over]) {
    memory.use(id === open.id ? open : over)
    memory.asking(id, null)
  }
  const done = { id: over.id, outcome: 'done' } as const
  memory.settle(done)
  memory.taken([over.id], [done])
  const twoMonths = 60 * 24 * 60
  expect(opened(folder, twoMonths).open()).toMatchObject([{ order: { id: open.id } }])
  expect(() => opened(folder, twoMonths).use({ ...over, expiresAt: over.expiresAt + twoMonths * 60 })).not.toThrow()
})
