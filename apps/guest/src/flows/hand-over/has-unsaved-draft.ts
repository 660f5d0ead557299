import type { Guest } from '@foyer/domain/guest/guest.ts'
import { readFromVisit } from '../../site/visit-storage.ts'

interface Draft {
  readonly changes?: Readonly<Record<string, unknown>>
  readonly given?: object
}

/** Whether input on this page hasn't been saved to the server; it isn't handed over. */
export function hasUnsavedDraft(guests: readonly Pick<Guest, 'id'>[]): boolean {
  return guests.some(({ id }) => {
    const draft = readFromVisit<Draft>(`guest.${id}`)
    return draft !== undefined && (draft.given !== undefined || Object.keys(draft.changes ?? {}).length > 0)
  })
}
