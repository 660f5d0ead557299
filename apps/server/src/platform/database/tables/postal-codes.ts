/** Imported by whoever runs the server, for all hotels. */
interface PostalCodes {
  /** Alpha-3. */
  country: string
  /** The code without blanks and hyphens, as it is compared. */
  key: string
  postal_code: string
  city: string
}

export interface PostalCodesTables {
  postal_codes: PostalCodes
}
