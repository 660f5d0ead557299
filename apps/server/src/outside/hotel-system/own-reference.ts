/** Numbers that Foyer gives to walk-ins. Neither Apaleo nor Mews numbers like this. */
const OWN = /^W[0-9A-Z]{7}$/
const MARK = /^Foyer (W[0-9A-Z]{7})$/

export const isOwnReference = (reference: string): boolean => OWN.test(reference)

/** Stored with a reservation that Foyer makes in a system, where reception and Foyer find it again. */
export const toReferenceMark = (reference: string): string => `Foyer ${reference}`

/** Returns the number that Foyer gave to a reservation. */
export const readReferenceMark = (text: string | undefined): string | undefined => MARK.exec(text ?? '')?.[1]
