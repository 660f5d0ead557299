/** What a member of the party is called, and with it everything that is said of them. */
export const partyWords = ['guest', 'driver'] as const

export type PartyWord = (typeof partyWords)[number]

/** What the party is and needs. */
export interface ProductTraits {
  /** Told to the hotel's systems as is_rac_app. */
  readonly isRac: boolean
  /** Told with every call. */
  readonly appType: 'hotel' | 'rac'
  /** Which word the labels use for a member of the party. */
  readonly partyWord: PartyWord
  /** The check-in is a pick-up, which begins before anything else. */
  readonly startsPickUp: boolean
  /** Better cars are offered on a screen of their own. */
  readonly upsells: boolean
  /** The party may add people to itself, and remove them. */
  readonly addsPeople: boolean
  /** How somebody hears that another of the party has given the same document. */
  readonly repeatsTold: 'atField' | 'byModal'
  /** Its people may have to show a driving licence. */
  readonly asksLicence: boolean
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
  },
} as const satisfies Record<string, ProductTraits>

export type ProductName = keyof typeof products

export const productNames = Object.keys(products) as [ProductName, ...ProductName[]]
