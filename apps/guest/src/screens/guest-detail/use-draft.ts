import type { Guest } from '@foyer/domain/guest/guest.ts'
import { useState } from 'react'
import type { FieldValues } from '../../fields/kind-props.ts'
import { forget, keep, kept } from '../../site/kept.ts'
import type { FormStep } from './form-steps.ts'

interface Draft {
  readonly changes: FieldValues
  readonly step?: FormStep
}

/** What this guest has typed and not yet saved; a reload finds it again. */
export function useDraft(guest: Guest) {
  const name = `guest.${guest.id}`
  const [draft, setDraft] = useState<Draft>(() => kept<Draft>(name) ?? { changes: {} })
  return {
    draft,
    write(next: Draft) {
      setDraft(next)
      keep(name, next)
    },
    forget: () => forget(name),
  }
}
