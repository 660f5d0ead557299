/** Where postal codes hold letters; everywhere else digits are enough. A country that is not known yet may be any of them. */
const withLetters: ReadonlySet<string> = new Set(
  `AIA AND ARG AZE BMU BRB BRN CAN CYM FLK FRO GBR GGY GIB GRL IMN IOT IRL JEY KAZ LCA LTU LVA MDA MDV MLT NLD PCN
  PER SGS SHN SOM SWZ TCA VCT VGB WSM`.split(/\s+/),
)

export function hasLettersInPostalCode(country: string): boolean {
  return country === '' || withLetters.has(country)
}
