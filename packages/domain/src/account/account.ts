import type { DocumentType } from '../guest/guest.ts'

export interface AccountDocument {
  readonly documentType: DocumentType
  /** Masked unless the guest has just signed in. */
  readonly documentNumber: string
  readonly expiryDate: string
}

/** A guest's profile, shared by all hotels of one company. */
export interface AccountProfile {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly email: string
  readonly phone?: string | undefined
  /** Whether the owner has confirmed this email address. */
  readonly emailConfirmed: boolean
  readonly document?: AccountDocument | undefined
}

/** Normalises an email address for comparison and storage. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase()
}
