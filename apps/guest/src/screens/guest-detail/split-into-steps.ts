import type { Field } from '@foyer/domain/fields/field.ts'
import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import type { GuestPolicy } from '@foyer/domain/guest/guest-policy.ts'
import type { FormStep } from './capture-steps.ts'

/** Returns the forms that have fields for this guest: one after the other, or joined into one. */
export function splitIntoSteps(
  shown: readonly ShownField[],
  documentFields: readonly Field[],
  { formsJoined }: Pick<GuestPolicy, 'formsJoined'>,
): readonly { readonly step: FormStep; readonly fields: readonly ShownField[] }[] {
  if (formsJoined) return [{ step: 'joined', fields: shown }]
  const isOfDocument = ({ field }: ShownField) => documentFields.includes(field)
  const steps = [
    { step: 'document' as const, fields: shown.filter(isOfDocument) },
    { step: 'contact' as const, fields: shown.filter((one) => !isOfDocument(one)) },
  ]
  return steps.filter(({ step, fields }) => step === 'document' || fields.length > 0)
}
