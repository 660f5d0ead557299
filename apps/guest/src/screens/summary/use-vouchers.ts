import { fetchSummary, type Summary } from '@foyer/contract/summary.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { durations } from '@foyer/domain/notification/durations.ts'
import { toVoucherKey } from '@foyer/domain/voucher/voucher.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { SummaryQuestion } from './use-bill.ts'

interface Bill {
  readonly question: SummaryQuestion
  readonly discounts: Summary['discounts']
  readonly refetch: () => Promise<unknown>
}

/**
 * Voucher codes. The server decides which are valid and for how much, and stores the accepted ones.
 */
export function useVouchers({ question, discounts = [], refetch }: Bill) {
  const { site, label, language } = useSite()
  const problems = useProblems()
  const showToast = useShowToast()
  const take = useCall(fetchSummary)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const listed = discounts.map(({ code }) => toVoucherKey(code))

  function type(text: string): void {
    setTyped(text)
    setRefused(false)
  }

  function close(): void {
    setIsOpen(false)
    type('')
  }

  async function submit(): Promise<void> {
    const wanted = toVoucherKey(typed)
    if (wanted === '' || take.isPending) return
    if (listed.includes(wanted)) return setRefused(true)
    try {
      const bill = await take.mutateAsync({ body: { ...question, vouchers: [...listed, wanted] } })
      if (bill.discountError?.codes.length) return setRefused(true)
      const amount = bill.discounts?.find(({ code }) => toVoucherKey(code) === wanted)?.amount
      const text = label('check-in-summary.voucher.taken', { amount: amount ? formatMoney(amount, language) : '' })
      close()
      showToast({ kind: 'good', text, lastsMs: durations.long })
      await refetch()
    } catch (caught) {
      problems.show(caught, { action: 'Summary', code: question.reference, retry: submit })
    }
  }

  async function drop(code: string): Promise<void> {
    if (take.isPending) return
    try {
      await take.mutateAsync({ body: { ...question, droppedVouchers: [code] } })
      showToast({ kind: 'good', text: label('check-in-summary.voucher.dropped'), lastsMs: durations.long })
      await refetch()
    } catch (caught) {
      problems.show(caught, { action: 'Summary', code: question.reference, retry: () => drop(code) })
    }
  }

  if (!site.policies.summary.vouchers) return undefined
  return {
    taken: discounts.map(({ code }) => code),
    drop,
    isOpen,
    open: () => setIsOpen(true),
    close,
    typed,
    type,
    refused,
    busy: take.isPending,
    submit,
  }
}

export type Vouchers = NonNullable<ReturnType<typeof useVouchers>>
