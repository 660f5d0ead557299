/** The first is what a hotel has unless it says otherwise. */
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
