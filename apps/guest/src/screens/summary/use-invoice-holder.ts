import { changeCustomer } from '@foyer/contract/customer.ts'
import type { Summary } from '@foyer/contract/summary.ts'
import type { CustomerType } from '@foyer/domain/customer/customer-fields.ts'
import type { TrackingDescription } from '@foyer/domain/tracking/tracking.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useTrack } from '../../journey/use-track.ts'
import { useCustomerForm } from './use-customer-form.ts'

export const OTHER_HOLDER = 'else'

/** The guest's current step: holder, kind of customer, or the form. */
type Step = { readonly at: 'whom' } | { readonly at: 'type' } | { readonly at: 'form'; readonly type: CustomerType }

interface InvoiceHolderOptions {
  readonly reference: string
  readonly holder: Summary['invoiceHolder']
  /** Reloads the bill, which shows the new holder. */
  readonly onChanged: () => Promise<unknown>
}

/** Changes the invoice holder to a guest, or to another customer who is created first. */
export function useInvoiceHolder({ reference, holder, onChanged }: InvoiceHolderOptions) {
  const [isOpen, setIsOpen] = useState(false)
  const [step, setStep] = useState<Step>({ at: 'whom' })
  const [whom, setWhom] = useState<string>()
  const [failed, setFailed] = useState<'unexpected' | 'on_create_customer'>()
  const changing = useCall(changeCustomer)
  const change = useIdempotencyKey()
  const track = useTrack()
  const customer = useCustomerForm({ reference, isShown: step.at === 'form' })
  const busy = customer.isCreating || changing.isPending

  function close(): void {
    setIsOpen(false)
    setStep({ at: 'whom' })
    setWhom(undefined)
    setFailed(undefined)
  }

  function fail(message: 'unexpected' | 'on_create_customer', report: TrackingDescription): void {
    setFailed(message)
    track('error', report)
  }

  /** Clears the kind that was chosen before. */
  function toType(): void {
    setFailed(undefined)
    setStep({ at: 'type' })
  }

  async function toForm(type: CustomerType): Promise<void> {
    setStep({ at: 'form', type })
    setFailed(undefined)
    try {
      await customer.begin(type)
    } catch {
      fail('unexpected', 'customer modal failed')
    }
  }

  async function become(customerId: string): Promise<void> {
    if (customerId === holder?.customerId) return close()
    try {
      const body = { customerId, reference }
      await changing.mutateAsync({ body, key: change.keyFor(body) })
      change.reset()
      customer.granted()
      close()
      await onChanged()
    } catch {
      fail('unexpected', 'customer modal failed')
    }
  }

  async function create(type: CustomerType): Promise<string | undefined> {
    try {
      return await customer.create(type)
    } catch {
      fail('on_create_customer', 'customer not created')
      return undefined
    }
  }

  async function goOn(): Promise<void> {
    setFailed(undefined)
    if (step.at === 'whom') {
      const chosen = whom ?? holder?.customerId
      if (chosen === OTHER_HOLDER) toType()
      else if (chosen) await become(chosen)
      return
    }
    if (step.at !== 'form' || busy) return
    if (!customer.check()) return
    const customerId = await create(step.type)
    if (customerId) await become(customerId)
  }

  return {
    ...customer.form,
    isOpen,
    open: () => setIsOpen(true),
    close,
    step,
    whom: whom ?? holder?.customerId,
    choose: setWhom,
    toForm,
    back: () => (step.at === 'form' ? toType() : setStep({ at: 'whom' })),
    goOn,
    busy,
    failed,
  }
}

export type InvoiceHolderState = ReturnType<typeof useInvoiceHolder>
