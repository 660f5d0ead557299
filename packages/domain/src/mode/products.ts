/** What the party is and needs. */
export interface ProductTraits {
  /** Told to the hotel's systems as is_rac_app. */
  readonly isRac: boolean
  /** Told with every call. */
  readonly appType: 'hotel' | 'rac'
  /** Which word the labels use for a member of the party. */
  readonly partyWord: 'guest' | 'driver'
  readonly startsPickUp: boolean
}

export const products = {
  hotel: { isRac: false, appType: 'hotel', partyWord: 'guest', startsPickUp: false },
  carRental: { isRac: true, appType: 'rac', partyWord: 'driver', startsPickUp: true },
} as const satisfies Record<string, ProductTraits>

export type ProductName = keyof typeof products

export const productNames = Object.keys(products) as [ProductName, ...ProductName[]]
