/** Imported by the operator, for all hotels. */
interface PostalCodes {
  /** Alpha-3. */
  country: string
  /** The code without blanks and hyphens, for comparison. */
  key: string
  postal_code: string
  city: string
}

export interface PostalCodesTables {
  postal_codes: PostalCodes
}
