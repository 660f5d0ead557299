import {
  lookAtPayment,
  readStayMoney,
  refundPayment,
  sendStayBill,
  settleRefund,
  voidPayment,
} from '@foyer/contract/staff/money.ts'
import type { RefundState } from '@foyer/domain/payment/refund.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { type IdempotencyKey, useIdempotencyKey } from '../../parts/use-idempotency-key.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import { type DeskWay, useTakePayment } from './use-take-payment.ts'

export interface RefundRequest {
  readonly minor: number
  readonly reason: string
  readonly way?: DeskWay | undefined
  readonly insteadOf?: string
}

const refundDoneMessage = ['done', 'money.refund.said'] as const
const refundMessages: Partial<Record<RefundState, readonly ['now' | 'notAsked', WordingKey]>> = {
  created: ['now', 'money.refund.waits'],
  unknown: ['notAsked', 'money.refund.unknown'],
}

/** Payments of one stay, and the desk's actions on them. */
export function useStayMoney(reference: string, onChanged: () => void) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const load = useLoad(readStayMoney, { params: { reference } }, { again: true })
  const take = useCall(voidPayment)
  const refund = useCall(refundPayment)
  const settle = useCall(settleRefund)
  const look = useCall(lookAtPayment)
  const send = useCall(sendStayBill)
  const keys = {
    refund: useIdempotencyKey(),
    void: useIdempotencyKey(),
    settle: useIdempotencyKey(),
    send: useIdempotencyKey(),
  }
  const again = () => {
    void load.refetch()
    onChanged()
  }
  const { isTaking, take: takePayment } = useTakePayment(reference, again)
  const settled = (onDone?: () => void) => ({
    onError: complain,
    onSettled: () => {
      again()
      onDone?.()
    },
  })
  const done = (key: IdempotencyKey, words: string) => () => {
    key.reset()
    toast('done', words)
  }
  return {
    money: load.data,
    again,
    isTaking,
    take: takePayment,
    isVoiding: take.isPending,
    voidIt: (id: string, reason: string, onDone: () => void) =>
      take.mutate(
        { params: { reference, id }, body: { reason }, key: keys.void.for({ id, reason }) },
        { onSuccess: done(keys.void, say('money.void.said')), ...settled(onDone) },
      ),
    isRefunding: refund.isPending,
    refund: (id: string, body: RefundRequest, onDone: () => void, dueKey?: string) => {
      refund.mutate(
        { params: { reference, id }, body, key: dueKey ?? keys.refund.for({ id, ...body }) },
        {
          onSuccess: ({ state }) => {
            keys.refund.reset()
            const [mark, key] = refundMessages[state] ?? refundDoneMessage
            toast(mark, say(key))
          },
          ...settled(onDone),
        },
      )
    },
    isSettling: settle.isPending,
    settle: (id: string, outcome: 'done' | 'refused') =>
      settle.mutate({ params: { reference, id }, body: { outcome }, key: keys.settle.for({ id, outcome }) }, settled()),
    isAsking: look.isPending,
    ask: (id: string) =>
      look.mutate(
        { params: { reference, id } },
        { onSuccess: ({ state }) => toast('done', say(`money.state.${state}`)), ...settled() },
      ),
    isSending: send.isPending,
    /** To the known address, or to this one. */
    sendBill: (email?: string, onDone?: () => void) =>
      send.mutate(
        { params: { reference }, body: { email }, key: keys.send.for({ email }) },
        { onSuccess: ({ to }) => done(keys.send, say('money.bill.sent', { to }))(), ...settled(onDone) },
      ),
  }
}
