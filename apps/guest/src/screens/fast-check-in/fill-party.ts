import type { AccountProfile } from '@foyer/domain/account/account.ts'
import { fillFromAccount, findOwnGuest } from '@foyer/domain/account/account-guest.ts'
import { findMissing } from '@foyer/domain/completion/guest-completion.ts'
import type { Site } from '@foyer/domain/config/site.ts'
import { type Guest, getFullName } from '@foyer/domain/guest/guest.ts'
import { filterListedGuests } from '@foyer/domain/guest/guest-order.ts'

interface FillPartyOptions {
  readonly profile: AccountProfile
  readonly site: Pick<Site, 'fields' | 'policies' | 'screens' | 'device' | 'product'>
  readonly today: string
}

/** Returns the party with the account's data filled in, and who is still incomplete. */
export function fillParty(party: readonly Guest[], { profile, site, today }: FillPartyOptions) {
  const own = findOwnGuest(filterListedGuests(party, site.policies.guests, today), profile)
  const filled = own ? fillFromAccount(own, { profile, others: party, policy: site.policies.capture }) : {}
  const guests = party.map((guest) => (guest === own ? { ...guest, ...filled } : guest))
  const owing = filterListedGuests(guests, site.policies.guests, today).filter(
    (guest) => findMissing(guest, { guests, site, today }).length > 0,
  )
  return {
    own,
    filled,
    guests,
    ownIsMissing: owing.some(({ id }) => id === own?.id),
    others: owing.filter(({ id }) => id !== own?.id).map((guest) => ({ name: getFullName(guest), index: guest.index })),
  }
}
