import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Guests extends OfHotel {
  id: string
  reservation_id: string
  position: number
  main: boolean
  adult: boolean | null
  /** What the guest or the hotel gave, by the domain's names of a guest's fields. */
  given: JSONColumnType<Record<string, unknown>>
  version: Generated<number>
  /** The visit whose page gave it. */
  given_by: Generated<string | null>
  /** When a document was scanned again after it had been given, and what had been given before. */
  superseded_at: Generated<Date | null>
  superseded_given: Generated<Record<string, unknown> | null>
  erased_at: Generated<Date | null>
  /** Set if the party added them, not the hotel's system. */
  added_at: Generated<Date | null>
  /** Set if the desk waives a signature that was skipped at its screen. */
  signature_waived_at: Generated<Date | null>
  signature_waived_by: Generated<string | null>
  /** Set if the desk continues without what the authority asks of this guest. */
  report_waived_at: Generated<Date | null>
  report_waived_by: Generated<string | null>
  /** Set if the guest has signed a printed registration card, and who filed it. */
  paper_signed_at: Generated<Date | null>
  paper_signed_by: Generated<string | null>
  /** The member of staff who verified that the guest matches their document. */
  identity_seen_at: Generated<Date | null>
  identity_seen_by: Generated<string | null>
  identity_seen_where: Generated<'desk' | 'video' | null>
  /** Set if another guest has the stay since: still of the register, but not of the party. */
  replaced_at: Generated<Date | null>
}

interface Signatures extends OfHotel {
  guest_id: string
  format: 'png' | 'jpeg'
  image: Buffer
  kind: Generated<SignatureKind>
  /** The visit in which it was signed. */
  signed_by: string | null
  signed_at: Generated<Date>
  /** For a rental: what was agreed to. */
  agreement: Generated<string | null>
}

/** What was ticked, or not, above a signature. The application may only insert and read rows. */
interface SignatureTicks extends OfHotel {
  id: Generated<string>
  guest_id: string
  subject: 'check' | 'terms'
  name: string
  agreed: boolean
  /**
   * The text of a check, as the guest read it; terms are identified by their publication and hash.
   */
  words: string | null
  text_hash: string
  language: string
  config_version: number
  signed_at: Generated<Date>
  app_key: string
}

/** The terms as one of the party accepted them with the summary. Append-only. */
interface AcceptedTerms extends OfHotel {
  id: Generated<string>
  reservation_id: string
  /** What they read: the terms themselves, or their URL. */
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
