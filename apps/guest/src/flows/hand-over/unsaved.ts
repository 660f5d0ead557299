import type { Guest } from '@foyer/domain/guest/guest.ts'
import { kept } from '../../site/kept.ts'

interface Draft {
  readonly changes?: Readonly<Record<string, unknown>>
  readonly given?: object
}

/** Whether input on this page hasn't been saved to the server; it isn't handed over. */
export function hasUnsaved(guests: readonly Pick<Guest, 'id'>[]): boolean {
  return guests.some(({ id }) => {
    const draft = kept<Draft>(`guest.${id}`)
    return draft !== undefined && (draft.given !== undefined || Object.keys(draft.changes ?? {}).length > 0)
  })
}
