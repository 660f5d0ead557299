import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Guests extends OfHotel {
  id: string
  reservation_id: string
  position: number
  main: boolean
  adult: boolean | null
  /** What the guest or the hotel gave, by the inner names of a guest. */
  given: JSONColumnType<Record<string, unknown>>
  version: Generated<number>
  /** The visit whose page gave it. */
  given_by: Generated<string | null>
  /** When a document was scanned anew that had been given before, and what had been given then. */
  superseded_at: Generated<Date | null>
  superseded_given: Generated<Record<string, unknown> | null>
  erased_at: Generated<Date | null>
  /** By the party itself, and not by the hotel's system. */
  added_at: Generated<Date | null>
  /** The desk does without one that was skipped at its screen. */
  signature_waived_at: Generated<Date | null>
  signature_waived_by: Generated<string | null>
  /** Who of the staff has seen that they are who their document says. */
  identity_seen_at: Generated<Date | null>
  identity_seen_by: Generated<string | null>
}

interface Signatures extends OfHotel {
  guest_id: string
  format: 'png' | 'jpeg'
  image: Buffer
  kind: Generated<SignatureKind>
  /** The visit in which it was given. */
  signed_by: string | null
  signed_at: Generated<Date>
  /** Of a rental: what was agreed to. */
  agreement: Generated<string | null>
}

/** What stood ticked, or not, above a signature. The application may add rows and read them, and nothing else. */
interface SignatureTicks extends OfHotel {
  id: Generated<string>
  guest_id: string
  subject: 'check' | 'terms'
  name: string
  agreed: boolean
  /** Of a check, as the guest read them; the terms are told by their publication and their hash. */
  words: string | null
  text_hash: string
  language: string
  config_version: number
  signed_at: Generated<Date>
  app_key: string
}

/** Added to and never changed: the terms as one of the party has accepted them with the summary. */
interface AcceptedTerms extends OfHotel {
  id: Generated<string>
  reservation_id: string
  /** What they read: the terms themselves, or the address under which they stand. */
  kind: 'text' | 'address'
  text_hash: string
  language: string
  config_version: number
  visit_id: string
  app_key: string
  device_id: string | null
  accepted_at: Generated<Date>
}

export interface GuestTables {
  accepted_terms: AcceptedTerms
  guests: Guests
  signatures: Signatures
  signature_ticks: SignatureTicks
}
