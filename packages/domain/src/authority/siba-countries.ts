/** SIBA's own table has ISO alpha-3 codes with these exceptions. */
const exceptions: Readonly<Record<string, string>> = { DEU: 'D', XKX: 'RKS', XKK: 'RKS' }

export const toSibaCountry = (alpha3: string): string => exceptions[alpha3] ?? alpha3
