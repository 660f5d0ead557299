import { nameKey } from '../reservation/name-key.ts'

/**
 * How ICAO 9303 part 3 lets states write letters that a machine-readable zone does not have. A state uses one column
 * throughout; where both fail, the base letter alone is written, as `nameKey` does.
 */
const columns: readonly Readonly<Record<string, string>>[] = [
  { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', ñ: 'n' },
  { ä: 'ae', ö: 'oe', ü: 'uxx', å: 'aa', ø: 'oe', ñ: 'nxx' },
]

/** Whether a machine would write the one name for the other: Müller is MUELLER, UXX or MULLER. */
export function isSameName(one: string, other: string): boolean {
  const keys = waysToWrite(one)
  return waysToWrite(other).some((key) => keys.includes(key))
}

export function waysToWrite(name: string): readonly string[] {
  const letters = name.normalize('NFC').toLowerCase()
  const written = columns.map((column) => letters.replaceAll(/[äöüåøñ]/g, (letter) => column[letter] ?? letter))
  return [...new Set([name, ...written].map(nameKey))]
}
