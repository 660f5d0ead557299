/** What a member of the party is called; selects all wordings about them. */
export const partyTerms = ['guest', 'driver'] as const

export type PartyTerm = (typeof partyTerms)[number]

/** The kind of party and its needs. */
export interface ProductTraits {
  /** Sent to the hotel's systems as is_rac_app. */
  readonly isRac: boolean
  /** Sent with every call. */
  readonly appType: 'hotel' | 'rac'
  /** The word that labels use for a member of the party. */
  readonly partyWord: PartyTerm
  /** Check-in is a pick-up, which starts before anything else. */
  readonly startsPickUp: boolean
  /** Better cars are offered on a separate screen. */
  readonly upsells: boolean
  /** The party can add and remove people. */
  readonly addsPeople: boolean
  /** How a guest learns that another member has the same document. */
  readonly repeatsTold: 'atField' | 'byModal'
  /** Its people may have to show a driving licence. */
  readonly asksLicence: boolean
  /** Rooms are cleaned on each day of a stay. */
  readonly cleansDuringStay: boolean
}

export const products = {
  hotel: {
    isRac: false,
    appType: 'hotel',
    partyWord: 'guest',
    startsPickUp: false,
    upsells: false,
    addsPeople: false,
    repeatsTold: 'atField',
    asksLicence: false,
    cleansDuringStay: true,
  },
  carRental: {
    isRac: true,
    appType: 'rac',
    partyWord: 'driver',
    startsPickUp: true,
    upsells: true,
    addsPeople: true,
    repeatsTold: 'byModal',
    asksLicence: true,
    cleansDuringStay: false,
  },
} as const satisfies Record<string, ProductTraits>

export type ProductName = keyof typeof products

export const productNames = Object.keys(products) as [ProductName, ...ProductName[]]
