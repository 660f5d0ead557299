import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportedPayment } from '@foyer/contract/hub.ts'
import type { PaymentOrder } from '@foyer/contract/messages/payment-order.ts'
import { expect, it } from 'vitest'
import { createFolder } from '../testing/create-folder.ts'
import { buildPaymentOrder, NOW } from '../testing/create-signer.ts'
import { openOrderStore } from './order-store.ts'

const MINUTE_MS = 60_000
const later = (minutes: number) => () => new Date(NOW.getTime() + minutes * MINUTE_MS)
const opened = (folder: string, minutes = 0) =>
  openOrderStore<PaymentOrder, ReportedPayment>({ file: join(folder, 'x.jsonl'), seconds: 60, now: later(minutes) })

/** A memory that has existed for a while. */
function createStore() {
  const folder = createFolder()
  opened(folder, -1)
  return { folder, memory: opened(folder) }
}

it('an order is used once, even after a restart', () => {
  const { folder, memory } = createStore()
  const order = buildPaymentOrder()
  memory.use(order)
  expect(() => memory.use(order)).toThrow('grantUsed')
  expect(() => opened(folder).use(order)).toThrow('grantUsed')
})

it('a new or damaged memory rejects orders that may be older than itself', () => {
  const earlier = buildPaymentOrder({ expiresAt: NOW.getTime() / 1_000 + 30 })
  expect(() => opened(createFolder()).use(earlier)).toThrow('grantUsed')
  const { folder } = createStore()
  appendFileSync(join(folder, 'x.jsonl'), 'torn\n')
  expect(() => opened(folder).use(earlier)).toThrow('grantUsed')
})

it('an order not sent to the device has not happened; one that was sent is open', () => {
  const { folder, memory } = createStore()
  const [quiet, asked] = [buildPaymentOrder(), buildPaymentOrder()]
  memory.use(quiet)
  memory.use(asked)
  memory.markSent(asked.id, 'note')
  const after = opened(folder)
  expect(after.unreported()).toEqual([
    { id: quiet.id, outcome: 'refused' },
    { id: asked.id, outcome: 'unknown' },
  ])
  expect(after.open()).toEqual([{ order: asked, note: 'note' }])
})

it('reports an outcome until acknowledged, and again when more is known', () => {
  const { folder, memory } = createStore()
  const order = buildPaymentOrder()
  const { id } = order
  memory.use(order)
  memory.markSent(id, null)
  const unknown = { id, outcome: 'unknown' } as const
  const done = { id, outcome: 'done', reference: 'A1' } as const
  memory.settle(unknown)
  // Found while the server was being notified.
  memory.settle(done)
  memory.markReported([id], [unknown])
  expect(memory.unreported()).toEqual([done])
  memory.markReported([id], [done])
  expect([memory.unreported(), memory.open()]).toEqual([[], []])
  expect(opened(folder).unreported()).toEqual([])
})

it('keeps an order without an outcome for as long as that takes', () => {
  const { folder, memory } = createStore()
  const [open, over] = [buildPaymentOrder(), buildPaymentOrder()]
  for (const { id } of [open, over]) {
    memory.use(id === open.id ? open : over)
    memory.markSent(id, null)
  }
  const done = { id: over.id, outcome: 'done' } as const
  memory.settle(done)
  memory.markReported([over.id], [done])
  const twoMonths = 60 * 24 * 60
  expect(opened(folder, twoMonths).open()).toMatchObject([{ order: { id: open.id } }])
  expect(() => opened(folder, twoMonths).use({ ...over, expiresAt: over.expiresAt + twoMonths * 60 })).not.toThrow()
})
