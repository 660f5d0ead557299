import type { DocumentType } from '../guest/guest.ts'

export interface AccountDocument {
  readonly documentType: DocumentType
  /** Masked for whoever has not signed in just now. */
  readonly documentNumber: string
  readonly expiryDate: string
}

/** What a guest has told us of themselves, for every stay at the hotels of one company. */
export interface AccountProfile {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly email: string
  readonly phone?: string | undefined
  /** Whoever owns the account has shown that letters to this address reach them. */
  readonly emailConfirmed: boolean
  readonly document?: AccountDocument | undefined
}

/** The one form in which addresses are compared and kept. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
