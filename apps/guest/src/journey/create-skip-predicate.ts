import type { Site } from '@foyer/domain/config/site.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { filterListedGuests } from '@foyer/domain/guest/guest-order.ts'
import { signatureSkipReason } from '@foyer/domain/signature/signature-skip.ts'

/** Which screens have nothing to show this party: the signature, if no guest has to sign. */
export function createSkipPredicate(
  guests: readonly Guest[],
  { policies }: Pick<Site, 'policies'>,
  today: string,
): (name: string) => boolean {
  const signs = filterListedGuests(guests, policies.guests, today).some(
    (guest) => signatureSkipReason(guest, policies.signature, today) === undefined,
  )
  return (name) => name === 'SignatureScreen' && !signs
}
