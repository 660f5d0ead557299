/** What the legal texts of a demo hotel say of itself. */
export interface LegalHotel {
  readonly name: string
  readonly address: string
  readonly email: string
  /** Who hears complaints about personal data. */
  readonly authority: string
}

/** One where people sleep. */
export interface LodgingHotel extends LegalHotel {
  readonly arriveFrom: string
  readonly leaveUntil: string
}

export const paragraphs = (...texts: string[]): string => texts.join('\n\n')
