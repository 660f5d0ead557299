import type { AuthorityConfig } from '@foyer/domain/authority/authority-config.ts'
import type { StayReport } from '@foyer/domain/authority/stay-report.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'

/** One version of a stay's report. `id` is stable per version: the same for every repetition. */
export interface AuthorityReport {
  readonly id: string
  readonly report: StayReport
}

/** Why the authority refused, in its own words. */
export interface RefusalReason {
  readonly code: string
  readonly text: string
  /** Our name of the field, if the adapter knows it. */
  readonly field?: string | undefined
  readonly guestId?: string | undefined
}

export type ReportAnswer =
  /** Taken to be checked; ask later. */
  | { readonly state: 'queued'; readonly batch: string }
  /** `people`: the numbers of single people, where the authority issues them. */
  | { readonly state: 'accepted'; readonly receipt: string; readonly people?: Readonly<Record<string, string>> }
  /** `receipt`: part of the people were accepted, under this number. */
  | { readonly state: 'refused'; readonly reasons: readonly RefusalReason[]; readonly receipt?: string | undefined }
  /** Sent, but the answer was lost, and there is nothing to ask. */
  | { readonly state: 'unknown' }

/**
 * The system of an authority. Throws an Error if certainly nothing was sent or the authority is
 * not available: the outbox repeats it. Throws CredentialsRefused if user, password or key are
 * wrong: the hotel's stream stops until a person corrects them.
 */
export interface Authority {
  send(report: AuthorityReport): Promise<ReportAnswer>
  /** `queued`: still working. */
  ask?(batch: string): Promise<ReportAnswer>
  cancel?(receipt: string): Promise<ReportAnswer>
  /** The authority's own test call with these credentials. */
  check(): Promise<{ readonly ok: true } | { readonly ok: false; readonly text: string }>
  /** Loads the tables that `encode` needs. To be called before it, with no transaction open. */
  prepare?(): Promise<void>
  /** The authority's signed PDF of everything that it received on a day, from the next day on. */
  dayReceipt?(day: string): Promise<Buffer>
  /** Exactly what is sent; the receipt has its SHA-256. */
  encode(report: AuthorityReport): string | Buffer
}

export class CredentialsRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CredentialsRefused'
  }
}

/** User, password and key, as entered by the operator. Never in a log or on a page. */
export interface AuthorityCredentials {
  readonly user: string
  readonly password: string
  readonly key?: string | undefined
}

/** What an adapter gets. */
export interface AuthoritySettings {
  /** Where to send to; absent: the address that the authority publishes for this mode. */
  readonly url?: string | undefined
  readonly config: AuthorityConfig
  readonly credentials: AuthorityCredentials
  readonly hotel: AuthorityHotel
}

export interface AuthorityHotel {
  readonly id: number
  readonly timeZone: string
  /** A demo hotel only ever reports to a simulator. */
  readonly isDemo: boolean
}

/** Returns undefined if nothing is sent, or if the credentials are missing. */
export type ChooseAuthority = (
  hotel: AuthorityHotel,
  config: Pick<HotelConfig, 'authority' | 'secrets'>,
) => Authority | undefined
