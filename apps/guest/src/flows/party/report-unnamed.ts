import { countUnnamedGuests } from '@foyer/domain/guest/unnamed-guests.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'

/**
 * Guests missing from an answer aren't an error for them, because the
 * reservation is read again. The operator gets a report with counts only.
 */
export function reportUnnamed(
  saved: readonly { readonly id: string }[],
  answered: readonly { readonly id?: string | undefined }[],
): void {
  const missing = countUnnamedGuests(saved, answered)
  if (missing > 0)
    reportError(new Problem('unexpected', `${missing} of ${saved.length} guests came back without an id`))
}
