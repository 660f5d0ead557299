import { act } from '@testing-library/react'
import { useEffect, useEffectEvent } from 'react'
import { expect, it, vi } from 'vitest'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { usePrintBill } from './use-print-bill.ts'

const ids = { paymentId: '8f14e45f-ceea-467f-a8b5-2f0c7b0f3c11', bill: '8f14e45f-ceea-467f-a8b5-2f0c7b0f3c22' }

async function renderPrinting(answers: Answers, printBill: (order: string) => Promise<void>) {
  let isOver = false
  const rendered = await renderScreen({
    Screen: function Printing() {
      const print = usePrintBill({ link: 'open', hub: 'ab'.repeat(32), printBill })
      const start = useEffectEvent(() => void print('FOY1001', ids.paymentId).then(() => (isOver = true)))
      useEffect(() => start(), [])
      return null
    },
    path: '/check-in-summary/FOY1001/false/false/-/-/-/-',
    appKey: 'kiosk',
    answers: {
      orderBill: () => ({ id: ids.bill, state: 'sent', order: `e30.${'A'.repeat(86)}` }),
      markBillSent: () => ({}),
      ...answers,
    },
    fakeTimers: true,
  })
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  return { ...rendered, wait, isOver: () => isOver }
}

it('P31 PAY-44 a printer that reports nothing within its time has timed out, and the guest continues', async () => {
  const { toasts, wait, isOver, askedOf } = await renderPrinting(
    { readBill: () => ({ state: 'sent' }) },
    async () => {},
  )
  await wait(30)
  expect([toasts, isOver()]).toEqual([[], false])
  await wait(4)
  expect(toasts).toEqual([expect.stringContaining('Error timeout on send bill to fiscal printer')])
  expect(isOver()).toBe(true)
  expect(askedOf('markBillSent').map(({ body }) => body.sent)).toEqual([false])
})

it.each([
  ['the hub rejects the bill', {}, () => Promise.reject(new Error('no printer'))],
  [
    'the server has no bill',
    {
      orderBill: () => {
        throw new Error('the line is down')
      },
    },
    async () => {},
  ],
])('P31 PAY-45 reports a connection problem if %s', async (_, answers, printBill) => {
  const { toasts, wait, isOver } = await renderPrinting(answers, printBill)
  await wait(2)
  expect(toasts).toEqual([expect.stringContaining('Printer connection problem')])
  expect(isOver()).toBe(true)
})
