import type { AccountProfile } from '@foyer/domain/account/account.ts'
import { filledFromAccount, ownGuest } from '@foyer/domain/account/account-guest.ts'
import { whatIsMissing } from '@foyer/domain/completion/guest-completion.ts'
import type { Site } from '@foyer/domain/config/site.ts'
import { fullName, type Guest } from '@foyer/domain/guest/guest.ts'
import { listedGuests } from '@foyer/domain/guest/guest-order.ts'

interface Filling {
  readonly profile: AccountProfile
  readonly site: Pick<Site, 'fields' | 'policies' | 'screens' | 'device' | 'product'>
  readonly today: string
}

/** Returns the party with the account's data filled in, and who is still incomplete. */
export function filledParty(party: readonly Guest[], { profile, site, today }: Filling) {
  const own = ownGuest(listedGuests(party, site.policies.guests, today), profile)
  const filled = own ? filledFromAccount(own, { profile, others: party, policy: site.policies.capture }) : {}
  const guests = party.map((guest) => (guest === own ? { ...guest, ...filled } : guest))
  const owing = listedGuests(guests, site.policies.guests, today).filter(
    (guest) => whatIsMissing(guest, { guests, site, today }).length > 0,
  )
  return {
    own,
    filled,
    guests,
    ownIsMissing: owing.some(({ id }) => id === own?.id),
    others: owing.filter(({ id }) => id !== own?.id).map((guest) => ({ name: fullName(guest), index: guest.index })),
  }
}
