import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import type { InvoiceRecord, PreviousRecord } from '@foyer/domain/verifactu/invoice-record.ts'

/** A record with its place in the chain. `id` is returned with the agency's answer about it. */
export interface SentRecord {
  readonly id: string
  readonly record: InvoiceRecord
  readonly previous: PreviousRecord | null
  readonly hash: string
}

export interface Sending {
  readonly records: readonly SentRecord[]
  /** Records in it are sent late, because something failed. */
  readonly isLate: boolean
}

/** What the agency has decided about one record. */
export interface RecordAnswer {
  readonly id: string
  readonly state: 'accepted' | 'acceptedWithErrors' | 'refused'
  /** It refuses the record because it has one of this invoice; the state of that one. */
  readonly duplicate?: 'accepted' | 'acceptedWithErrors' | 'cancelled' | undefined
  readonly code?: string | undefined
  readonly reason?: string | undefined
}

export interface SendingAnswer {
  readonly records: readonly RecordAnswer[]
  /** The agency's number of the sending, if it stored anything. */
  readonly receipt?: string | undefined
  /** Seconds until the next sending. */
  readonly waitSeconds: number
}

/**
 * Spain's tax agency. Throws AnswerLost if the records may have been stored, SendingRefused if none
 * was and a person has to act, and another Error if certainly nothing was sent.
 */
export interface TaxAgency {
  send(sending: Sending): Promise<SendingAnswer>
  /** Exactly what is sent. */
  encode(sending: Sending): string
}

/** The agency refuses the certificate or the whole message. */
export class SendingRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SendingRefused'
  }
}

/** The hotel that sends. A demo hotel only ever sends to a simulator. */
interface SendingHotel {
  readonly id: number
  readonly isDemo: boolean
}

/** Returns undefined if the hotel has no certificate. */
export type ChooseTaxAgency = (
  hotel: SendingHotel,
  config: Pick<HotelConfig, 'verifactu' | 'secrets'>,
  mode: 'test' | 'live',
) => TaxAgency | undefined
