const GROUP = 4
const GROUPS = 4

/** Four groups of four characters with dashes between them. */
export const LICENSE_CODE_LENGTH = GROUP * GROUPS + GROUPS - 1

/**
 * Removes the blanks and underscores of an entry mask or pasted text. Dashes are part of the code.
 */
export function licenseCodeToSend(typed: string): string {
  return typed.replaceAll(/[_\s]/g, '')
}

/**
 * Formats the code as printed: capitals, groups with dashes, at most one code long. Also accepts
 * the typographic dashes of word processors.
 */
export function layOutLicenseCode(typed: string): string {
  const plain = licenseCodeToSend(typed.normalize('NFKC')).replaceAll(/[\p{Pd}\p{Cf}]/gu, '')
  const characters = [...plain.toUpperCase()].slice(0, GROUP * GROUPS)
  const groups: string[] = []
  for (let at = 0; at < characters.length; at += GROUP) groups.push(characters.slice(at, at + GROUP).join(''))
  return groups.join('-')
}
