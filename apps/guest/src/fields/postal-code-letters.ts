/**
 * Countries whose postal codes contain letters; elsewhere
 * digits are enough. An unknown country may be any of them.
 */
const countriesWithLetters: ReadonlySet<string> = new Set(
  `AIA AND ARG AZE BMU BRB BRN CAN CYM FLK FRO GBR GGY GHA GIB IMN IOT IRL JEY KAZ LCA LTU LVA MDA MLT MSR NLD PCN
  SGS SHN SOM SWZ TCA TLS VCT VGB WSM`.split(/\s+/),
)

export function hasLettersInPostalCode(country: string): boolean {
  return country === '' || countriesWithLetters.has(country)
}
