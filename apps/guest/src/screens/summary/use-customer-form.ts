import { createCustomer, customerFields } from '@foyer/contract/customer.ts'
import {
  type CustomerType,
  checkCustomer,
  isKnownCustomerField,
  toCustomerField,
} from '@foyer/domain/customer/customer-fields.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { FieldValue, FieldValues } from '../../fields/kind-props.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useTrack } from '../../journey/use-track.ts'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'

type RequestedFields = z.output<typeof customerFields.reply>

interface CustomerFormOptions {
  readonly reference: string
  readonly isShown: boolean
}

/** A customer to be created: the required fields, the input, and the creation. */
export function useCustomerForm({ reference, isShown }: CustomerFormOptions) {
  const { language } = useSite()
  const today = useToday()
  const track = useTrack()
  const [values, setValues] = useState<FieldValues>({})
  const [tried, setTried] = useState(false)
  const [chosen, setChosen] = useState<CustomerType>()
  const asking = useCall(customerFields)
  const creating = useCall(createCustomer)
  const creation = useIdempotencyKey()
  const asked: RequestedFields = isShown ? (asking.data ?? []) : []
  const issues = checkCustomer(asked, values, today, chosen)

  /** Throws if the fields can't be loaded. */
  async function begin(type: CustomerType): Promise<void> {
    setValues({ language })
    setTried(false)
    setChosen(type)
    const fields = await asking.mutateAsync({ body: { type } })
    const unknown = fields.map(({ name }) => name).filter((name) => !isKnownCustomerField(name))
    if (unknown.length > 0) track('error', 'customer field not defined', { fields: unknown })
  }

  /** Returns true if nothing is missing; shows the issues from now on. */
  function check(): boolean {
    setTried(true)
    return issues.length === 0 && asked.length > 0
  }

  async function create(type: CustomerType): Promise<string> {
    const { name, surname, language: spoken, ...others } = onlyTexts(values)
    const body = { type, reference, firstName: name, lastName: surname, language: spoken ?? language, fields: others }
    return (await creating.mutateAsync({ body, key: creation.keyFor(body) })).customerId
  }

  return {
    begin,
    check,
    create,
    /** Called once the customer is the holder, so that the next creation gets a new key. */
    granted: creation.reset,
    isCreating: creating.isPending,
    form: {
      fields: asked.map(({ label, ...one }) => ({
        field: toCustomerField(one, { [language]: label }),
        mandatory: one.required,
        disabled: false,
        reason: 'configured' as const,
      })),
      values,
      fill: (name: string, value: FieldValue) => setValues((before) => ({ ...before, [name]: value })),
      issues: tried ? issues : [],
      isLoading: asking.isPending,
    },
  }
}

function onlyTexts(values: FieldValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  )
}
