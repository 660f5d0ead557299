/** The first one is the default. */
export const signatureFormats = ['png', 'jpeg'] as const

export interface SignaturePolicy {
  readonly whileEditingGuest: boolean
  readonly onlyMainGuest: boolean
  readonly exemptCountries: readonly string[]
  readonly othersPassedOver: boolean
  readonly minimumAge: number
  readonly format: (typeof signatureFormats)[number]
  readonly typed: boolean
}
