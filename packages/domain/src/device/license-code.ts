const GROUP_LENGTH = 4
const GROUP_COUNT = 4

/** Four groups of four characters with dashes between them. */
export const LICENSE_CODE_LENGTH = GROUP_LENGTH * GROUP_COUNT + GROUP_COUNT - 1

/**
 * Removes the blanks and underscores of an entry mask or pasted text. Dashes are part of the code.
 */
export function normalizeLicenseCode(typed: string): string {
  return typed.replaceAll(/[_\s]/g, '')
}

/**
 * Formats the code as printed: capitals, groups with dashes, at most one code long. Also accepts
 * the typographic dashes of word processors.
 */
export function formatLicenseCode(typed: string): string {
  const plain = normalizeLicenseCode(typed.normalize('NFKC')).replaceAll(/[\p{Pd}\p{Cf}]/gu, '')
  const characters = [...plain.toUpperCase()].slice(0, GROUP_LENGTH * GROUP_COUNT)
  const groups: string[] = []
  for (let at = 0; at < characters.length; at += GROUP_LENGTH)
    groups.push(characters.slice(at, at + GROUP_LENGTH).join(''))
  return groups.join('-')
}
