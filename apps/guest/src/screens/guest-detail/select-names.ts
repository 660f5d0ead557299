import type { NameDoubt } from '@foyer/domain/document/name-doubts.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { FieldValues } from '../../fields/kind-props.ts'

interface NameSources {
  /** As stored in the reservation. */
  readonly guest: Guest
  /** As read from the document. */
  readonly known: Guest
}

/** A surname is replaced together with the second one, if the form has a field for it. */
export function selectNames(
  { field, booked }: NameDoubt,
  which: 'booked' | 'scanned',
  { guest, known }: NameSources,
): FieldValues {
  const from = which === 'scanned' ? known : guest
  const name = which === 'scanned' ? known[field] : (guest[field] ?? booked)
  return { [field]: name, ...(field === 'lastName' && { secondLastName: from.secondLastName ?? '' }) }
}

export function isSameText(names: FieldValues, values: FieldValues): boolean {
  return Object.entries(names).every(([name, text]) => (values[name] ?? '') === (text ?? ''))
}
