import { changeCustomer, createCustomer, customerFields } from '@foyer/contract/customer.ts'
import type { Summary } from '@foyer/contract/summary.ts'
import {
  type CustomerType,
  checkCustomer,
  customerField,
  isKnownCustomerField,
} from '@foyer/domain/customer/customer-fields.ts'
import type { TrackingDescription } from '@foyer/domain/tracking/tracking.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { FieldValue, FieldValues } from '../../fields/kind-props.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useTrack } from '../../journey/use-track.ts'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'

type AskedFields = z.output<typeof customerFields.reply>

export const SOMEBODY_ELSE = 'else'

/** Where the guest is in it: whom, which kind of customer, and what is asked of them. */
type Step = { readonly at: 'whom' } | { readonly at: 'type' } | { readonly at: 'form'; readonly type: CustomerType }

interface Holding {
  readonly reference: string
  readonly holder: Summary['invoiceHolder']
  /** The bill says it from now on. */
  readonly onChanged: () => Promise<unknown>
}

/** Whom the invoice is made out to: a guest, or somebody else, who is created first. */
export function useInvoiceHolder({ reference, holder, onChanged }: Holding) {
  const { language } = useSite()
  const today = useToday()
  const [isOpen, setIsOpen] = useState(false)
  const [step, setStep] = useState<Step>({ at: 'whom' })
  const [whom, setWhom] = useState<string>()
  const [values, setValues] = useState<FieldValues>({})
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState<'unexpected' | 'on_create_customer'>()
  const asking = useCall(customerFields)
  const creating = useCall(createCustomer)
  const changing = useCall(changeCustomer)
  const creation = useIdempotencyKey()
  const change = useIdempotencyKey()
  const track = useTrack()

  const asked: AskedFields = step.at === 'form' ? (asking.data ?? []) : []
  const issues = checkCustomer(asked, values, today)

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

  /** The kind that was chosen before is forgotten. */
  function toType(): void {
    setFailed(undefined)
    setStep({ at: 'type' })
  }

  async function toForm(type: CustomerType): Promise<void> {
    setStep({ at: 'form', type })
    setValues({ language })
    setTried(false)
    setFailed(undefined)
    try {
      const fields = await asking.mutateAsync({ body: { type } })
      const unknown = fields.map(({ name }) => name).filter((name) => !isKnownCustomerField(name))
      if (unknown.length > 0) track('error', 'customer field not defined', { fields: unknown })
    } catch {
      fail('unexpected', 'customer modal failed')
    }
  }

  async function become(customerId: string): Promise<void> {
    if (customerId === holder?.customerId) return close()
    try {
      const body = { customerId, reference }
      await changing.mutateAsync({ body, key: change.keyFor(body) })
      change.granted()
      creation.granted()
      close()
      await onChanged()
    } catch {
      fail('unexpected', 'customer modal failed')
    }
  }

  async function create(type: CustomerType): Promise<string | undefined> {
    const { name, surname, language: spoken, ...others } = texts(values)
    const body = { type, reference, firstName: name, lastName: surname, language: spoken ?? language, fields: others }
    try {
      return (await creating.mutateAsync({ body, key: creation.keyFor(body) })).customerId
    } catch {
      fail('on_create_customer', 'customer not created')
      return undefined
    }
  }

  async function goOn(): Promise<void> {
    setFailed(undefined)
    if (step.at === 'whom') {
      const chosen = whom ?? holder?.customerId
      if (chosen === SOMEBODY_ELSE) toType()
      else if (chosen) await become(chosen)
      return
    }
    if (step.at !== 'form' || creating.isPending || changing.isPending) return
    setTried(true)
    if (issues.length > 0 || asked.length === 0) return
    const customerId = await create(step.type)
    if (customerId) await become(customerId)
  }

  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    step,
    whom: whom ?? holder?.customerId,
    choose: setWhom,
    toForm,
    back: () => (step.at === 'form' ? toType() : setStep({ at: 'whom' })),
    goOn,
    fields: asked.map(({ label, ...one }) => ({
      field: customerField(one, { [language]: label }),
      mandatory: one.required,
      disabled: false,
      reason: 'configured' as const,
    })),
    values,
    fill: (name: string, value: FieldValue) => setValues((before) => ({ ...before, [name]: value })),
    issues: tried ? issues : [],
    isLoading: asking.isPending,
    busy: creating.isPending || changing.isPending,
    failed,
  }
}

export type InvoiceHolding = ReturnType<typeof useInvoiceHolder>

function texts(values: FieldValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  )
}
