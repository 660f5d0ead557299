const GROUP = 4
const GROUPS = 4

/** Four groups of four and the dashes between them. */
export const LICENSE_CODE_LENGTH = GROUP * GROUPS + GROUPS - 1

/** What an entry mask and a copied text leave in: blanks and underscores. Dashes belong to the code. */
export function licenseCodeToSend(typed: string): string {
  return typed.replaceAll(/[_\s]/g, '')
}

/** As the code is printed: in groups with dashes, in capitals, never longer than a code. Text programs have dashes of their own. */
export function layOutLicenseCode(typed: string): string {
  const plain = licenseCodeToSend(typed.normalize('NFKC')).replaceAll(/[\p{Pd}\p{Cf}]/gu, '')
  const characters = [...plain.toUpperCase()].slice(0, GROUP * GROUPS)
  const groups: string[] = []
  for (let at = 0; at < characters.length; at += GROUP) groups.push(characters.slice(at, at + GROUP).join(''))
  return groups.join('-')
}
