import type { Site } from '@foyer/domain/config/site.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { isIdentityDue } from '@foyer/domain/guest/identity-due.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'

/**
 * Throws while an adult of the stay has not been compared with their document by staff, where the
 * hotel requires it. To be called before every key.
 */
export function assertIdentitySeen(
  { guests }: { readonly guests: readonly Guest[] },
  { site, today }: { readonly site: Pick<Site, 'policies'>; readonly today: string },
): void {
  if (guests.some((guest) => isIdentityDue(guest, site, today)))
    throw new Problem('identityUnseen', 'staff still have to compare a guest with the document')
}
