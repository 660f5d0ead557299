import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'

export interface PostalSearch {
  /** Alpha-3. */
  readonly country: string
  readonly language: string
  /** How the code begins. */
  readonly query: string
}

/** Whoever knows the postal codes of the world. */
export interface PostalCodes {
  /** At most as many as a search lists. */
  find(search: PostalSearch): Promise<readonly FoundPostalCode[]>
}
