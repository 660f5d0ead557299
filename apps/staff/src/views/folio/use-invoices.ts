import {
  annulInvoice,
  correctInvoiceRecord,
  creditInvoice,
  issueInvoice,
  makeInvoicePaper,
  makeProforma,
  readInvoices,
  sendInvoice,
} from '@foyer/contract/staff/invoices.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import type { CreditGround } from '@foyer/domain/verifactu/credit-reason.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useIdempotencyKey } from '../../parts/use-idempotency-key.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

interface InvoicesOptions {
  readonly reference: string
  /** Absent for the guest's own folio. */
  readonly folioId: string | undefined
  /** The language of the next invoice; the guest's if absent. */
  readonly language: Language | undefined
  readonly onChanged: () => void
}

/** Invoices of a stay, and what the desk does with them. */
export function useInvoices({ reference, folioId, language, onChanged }: InvoicesOptions) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const choice = { ...(folioId && { folioId }), ...(language && { language }) }
  const params = { reference }
  const load = useLoad(readInvoices, { params, query: choice }, { again: true })
  const issuing = useCall(issueInvoice)
  const crediting = useCall(creditInvoice)
  const annulling = useCall(annulInvoice)
  const correcting = useCall(correctInvoiceRecord)
  const sending = useCall(sendInvoice)
  const drawing = useCall(makeInvoicePaper)
  const previewing = useCall(makeProforma)
  const keys = {
    issue: useIdempotencyKey(),
    credit: useIdempotencyKey(),
    annul: useIdempotencyKey(),
    send: useIdempotencyKey(),
  }
  const again = () => {
    void load.refetch()
    onChanged()
  }
  const onError = complain

  return {
    invoices: load.data,
    isBusy: issuing.isPending || crediting.isPending || annulling.isPending || correcting.isPending,
    isSending: sending.isPending,
    isDrawing: drawing.isPending || previewing.isPending,

    issue(gross: number, onDone: (id: string) => void) {
      const body = { ...choice, gross }
      issuing.mutate(
        { params, body, key: keys.issue.for([reference, body]) },
        {
          onError,
          onSettled: again,
          onSuccess: ({ id, number }) => {
            keys.issue.reset()
            toast('done', say('invoice.issue.done', { number }))
            onDone(id)
          },
        },
      )
    },

    credit(
      id: string,
      { reason, ground }: { readonly reason: string; readonly ground: CreditGround | undefined },
      onDone: (id: string) => void,
    ) {
      const body = { reason, ...(ground && { ground }) }
      crediting.mutate(
        { params: { ...params, id }, body, key: keys.credit.for([id, body]) },
        {
          onError,
          onSettled: again,
          onSuccess: (credit) => {
            keys.credit.reset()
            toast('done', say('invoice.credit.done', { number: credit.number }))
            onDone(credit.id)
          },
        },
      )
    },

    annul(id: string, reason: string, onDone: () => void) {
      annulling.mutate(
        { params: { ...params, id }, body: { reason }, key: keys.annul.for([id, reason]) },
        {
          onError,
          onSettled: again,
          onSuccess: ({ number }) => {
            keys.annul.reset()
            toast('done', say('invoice.annul.done', { number }))
            onDone()
          },
        },
      )
    },

    correctRecord(id: string) {
      correcting.mutate(
        { params: { ...params, id } },
        { onError, onSettled: again, onSuccess: () => toast('done', say('invoice.record.correct.done')) },
      )
    },

    send(id: string, email: string, onDone: () => void) {
      const body = email ? { email } : {}
      sending.mutate(
        { params: { ...params, id }, body, key: keys.send.for([id, email]) },
        {
          onError,
          onSuccess: ({ to }) => {
            keys.send.reset()
            toast('done', say('invoice.sent', { to }))
            onDone()
          },
        },
      )
    },

    print(id: string | undefined) {
      const options = { onError, onSuccess: saveFile }
      if (id) drawing.mutate({ params: { ...params, id } }, options)
      else previewing.mutate({ params, body: choice }, options)
    },
  }
}

export type Invoices = ReturnType<typeof useInvoices>
