import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'

export interface PostalSearch {
  /** ISO 3166 alpha-3. */
  readonly country: string
  readonly language: string
  /** Prefix of the code. */
  readonly query: string
}

/** A source of postal codes worldwide. */
export interface PostalCodes {
  /** Returns at most as many as a search lists. */
  find(search: PostalSearch): Promise<readonly FoundPostalCode[]>
}
