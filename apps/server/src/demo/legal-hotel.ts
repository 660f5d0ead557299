/** What a demo hotel's legal texts say about it. */
export interface LegalHotel {
  readonly name: string
  readonly address: string
  readonly email: string
  /** The data protection authority. */
  readonly authority: string
}

/** A hotel with rooms, unlike a rental station. */
export interface LodgingHotel extends LegalHotel {
  readonly arriveFrom: string
  readonly leaveUntil: string
}

export const joinParagraphs = (...texts: string[]): string => texts.join('\n\n')
