import { checkGuest, getGuestFields } from '@foyer/domain/completion/check-guest.ts'
import { findLockedFields } from '@foyer/domain/completion/locked-fields.ts'
import { useEffect } from 'react'
import { preloadKinds } from '../../fields/kinds.ts'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import type { FormStep } from './capture-steps.ts'
import { scannedFields } from './scanned-fields.ts'
import type { Capture } from './use-capture.ts'

/**
 * The fields of one form, which of them are locked, and the validation issues of the whole guest.
 */
export function useFormFields({ guest, party, draft: { edited } }: Capture, step: FormStep) {
  const { site } = useSite()
  const today = useToday()
  const { known, typed, fields, shown, steps } = edited
  const asked = steps.find((one) => one.step === step)?.fields ?? []
  const form = { fields, others: party.guests, policy: site.policies.guests, today, driving: party.reservation }
  const { customerCanEdit } = party.reservation
  const { editsByLeave } = site.device
  const scanned = scannedFields(known, site)
  const documentFields = site.fields.document.map(({ name }) => name)

  useEffect(() => preloadKinds(getGuestFields(guest, site.fields)), [guest, site.fields])

  return {
    asked,
    names: asked.map(({ field }) => field.name),
    isLast: steps.at(-1)?.step === step,
    found: checkGuest(typed, form).filter(({ field }) => shown.some((one) => one.field.name === field)),
    scanned,
    locked: findLockedFields({ guest: known, editsByLeave, customerCanEdit, documentFields, scanned, form }),
  }
}
