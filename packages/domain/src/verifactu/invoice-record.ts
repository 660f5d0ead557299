/** The agency's codes of kinds of invoices: F for invoices, R for credit notes. */
export const recordTypes = ['F1', 'F2', 'R1', 'R2', 'R3', 'R4', 'R5'] as const
export type RecordType = (typeof recordTypes)[number]

/** Who an invoice is made out to: a Spanish tax number, or another identification. */
export type RecordRecipient =
  | { readonly name: string; readonly taxNumber: string }
  | {
      readonly name: string
      readonly country?: string | undefined
      /** 02: VAT number of another member state; 04: official number of another country. */
      readonly idType: '02' | '04'
      readonly id: string
    }

export interface RecordRate {
  /** 01 IVA, 02 IPSI, 03 IGIC. */
  readonly tax: '01' | '02' | '03'
  /** S1: subject to the tax and not exempt; N1: not subject. */
  readonly qualification: 'S1' | 'N1'
  /** In hundredths of a percent. */
  readonly rate: number
  /** In cents; negative on a credit note. */
  readonly base: number
  readonly amount: number
}

interface RecordHead {
  /** Of the issuer, without a prefix. */
  readonly taxNumber: string
  readonly issuer: string
  readonly number: string
  /** The day of issue at the hotel. */
  readonly day: string
  readonly producer: { readonly name: string; readonly taxNumber: string }
  readonly installation: string
  readonly version: string
  /** When the record was made, with the offset of the hotel's time zone. */
  readonly at: string
}

/** An invoice or credit note that was issued. */
export interface Registration extends RecordHead {
  readonly operation: 'register'
  readonly type: RecordType
  readonly description: string
  readonly recipient?: RecordRecipient | undefined
  /** The invoice that a credit note takes back. */
  readonly corrects?: { readonly number: string; readonly day: string } | undefined
  readonly rates: readonly RecordRate[]
  readonly taxTotal: number
  readonly total: number
  /** A corrected record of the same invoice. `refused`: the agency has none of it. */
  readonly correction?: 'refused' | 'accepted' | undefined
}

/** An invoice that should not have been issued. */
export interface Cancellation extends RecordHead {
  readonly operation: 'cancel'
  /** The agency has refused the record of the invoice, so that it has none to cancel. */
  readonly isUnregistered?: boolean | undefined
}

export type InvoiceRecord = Registration | Cancellation

/** A record before it has its place in the chain. */
export type NewRecord = Omit<Registration, 'at'> | Omit<Cancellation, 'at'>

/** The record before one in the chain. */
export interface PreviousRecord {
  readonly taxNumber: string
  readonly number: string
  readonly day: string
  readonly hash: string
}
