import { cpSync } from 'node:fs'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { expect, it } from 'vitest'
import type { CardOrder, CutSteps, KeyEncoder } from '../roles/key-encoder.ts'
import { createFolder } from '../testing/create-folder.ts'
import { createSigner, NOW } from '../testing/create-signer.ts'
import { createKeyCutter } from './cut-keys.ts'
import { openKeyStore } from './key-store.ts'

const signer = createSigner()

type Play = (order: CardOrder, steps: CutSteps) => void

const handsOut: Play = (_, steps) => {
  steps.asking()
  steps.out()
}

function createTestCutter(
  play: Play = handsOut,
  { isConfirmed }: { isConfirmed: boolean | undefined } = { isConfirmed: true },
) {
  const folder = createFolder()
  const memory = openKeyStore(folder, () => NOW)
  const cutter = createKeyCutter({
    memory,
    trust: () => signer.trust,
    now: () => NOW,
    confirm: async () => isConfirmed,
    onSettled: () => {},
  })
  const orders: CardOrder[] = []
  const out: number[] = []
  const encoder: KeyEncoder = {
    status: () => ({ state: 'ready' }),
    watch: () => {},
    refreshStatus: async () => {},
    test: async () => {},
    async cut(order, steps) {
      orders.push(order)
      play(order, steps)
    },
  }
  const cut = (sealed: string) => cutter.cut(sealed, encoder, (_, card) => out.push(card))
  /** The outcomes that the hub would report after losing power now. */
  const asAfterRestart = () => {
    const disk = createFolder()
    cpSync(folder, disk, { recursive: true })
    return openKeyStore(disk, () => NOW).unreported()
  }
  return { cut, orders, out, memory, asAfterRestart }
}

it('KEY-10.a KEY-10.b cuts as many cards as were granted, with only granted data', async () => {
  const { cut, orders, out, memory } = createTestCutter()
  const { sealed, id } = signer.grant({ cards: 2 })
  await cut(sealed)
  const order = {
    key: id,
    cards: 2,
    provider: 'tesa',
    roomNumber: '302',
    reference: 'FOY1001',
    startDate: '2026-11-16',
    startTime: '12:00',
    endDate: '2026-11-18',
    endTime: '12:00',
  }
  expect(orders).toEqual([
    { ...order, card: 1, operation: 'new' },
    { ...order, card: 2, operation: 'copy' },
  ])
  expect(out).toEqual([1, 2])
  expect(memory.unreported()).toEqual([{ id, outcome: 'done', cards: 2 }])
})

it('does nothing for a grant that is invalid or already used', async () => {
  const { cut, orders, memory } = createTestCutter()
  await expect(cut(createSigner().grant().sealed)).rejects.toMatchObject({ code: 'grantNotValid' })
  expect([orders, memory.unreported()]).toEqual([[], []])
  const { sealed } = signer.grant()
  await cut(sealed)
  await expect(cut(sealed)).rejects.toMatchObject({ code: 'grantUsed' })
  expect(orders).toHaveLength(1)
})

it.each([
  ['the stay has changed since', false, 'grantNotValid'],
  ['the server cannot be asked', undefined, 'deviceAway'],
] as const)('R22 no card moves if %s', async (_, isConfirmed, code) => {
  const { cut, orders, memory } = createTestCutter(handsOut, { isConfirmed })
  const { sealed, id } = signer.grant()
  await expect(cut(sealed)).rejects.toMatchObject({ code })
  expect([orders, memory.unreported()]).toEqual([[], [{ id, outcome: 'refused', cards: 0, problem: code }]])
  await expect(cut(sealed)).rejects.toMatchObject({ code: 'grantUsed' })
})

const fails =
  (code: ProblemCode, before: (steps: CutSteps) => void, at = 1): Play =>
  (order, steps) => {
    if (order.card < at) return handsOut(order, steps)
    before(steps)
    throw new Problem(code)
  }

it.each([
  ['noCards', 'before the lock is asked', fails('noCards', () => {}), 'refused', 0],
  ['deviceAway', 'after it was asked', fails('deviceAway', (steps) => steps.asking()), 'unknown', 0],
  [
    'keyNotCut',
    'reported by the lock',
    fails('keyNotCut', (steps) => {
      steps.asking()
      steps.refused()
    }),
    'refused',
    0,
  ],
  ['noCards', 'at the second card', fails('noCards', () => {}, 2), 'done', 1],
  [
    'cardTakenBack',
    'while writing the second card',
    fails('cardTakenBack', (steps) => steps.asking(), 2),
    'unknown',
    1,
  ],
] as const)('%s %s', async (code, _, play, outcome, cards) => {
  const { cut, memory } = createTestCutter(play)
  const { sealed, id } = signer.grant({ cards: 2 })
  await expect(cut(sealed)).rejects.toMatchObject({ code })
  expect(memory.unreported()).toEqual([{ id, outcome, cards, problem: code }])
  await expect(cut(sealed)).rejects.toMatchObject({ code: 'grantUsed' })
})

it('losing power while the lock writes, or after the first card is out, is recorded on disk', async () => {
  const known: object[] = []
  const kiosk = createTestCutter((order, steps) => {
    if (order.card === 2) known.push(...kiosk.asAfterRestart())
    steps.asking()
    if (order.card === 1) known.push(...kiosk.asAfterRestart())
    steps.out()
  })
  const { sealed, id } = signer.grant({ cards: 2 })
  await kiosk.cut(sealed)
  expect(known).toEqual([
    { id, outcome: 'unknown', cards: 0, problem: 'deviceUnknown' },
    { id, outcome: 'done', cards: 1, problem: 'deviceUnknown' },
  ])
})
