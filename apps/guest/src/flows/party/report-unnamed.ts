import { unnamedGuests } from '@foyer/domain/guest/unnamed-guests.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'

/** An answer that leaves guests out is no trouble for them: the reservation is read again. Whoever runs the software hears of it, by numbers only. */
export function reportUnnamed(
  saved: readonly { readonly id: string }[],
  answered: readonly { readonly id?: string | undefined }[],
): void {
  const missing = unnamedGuests(saved, answered)
  if (missing > 0)
    reportError(new Problem('unexpected', `${missing} of ${saved.length} guests came back without an id`))
}
