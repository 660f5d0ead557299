/** Full-width letters and digits, as East Asian keyboards type them. */
const wide = /[\uFF01-\uFF5E]/gu
const narrow = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/**
 * Reservation numbers are dictated, typed and copied from emails, so case, width, spaces and
 * invisible characters do not matter.
 */
export function referenceKey(reference: string): string {
  return reference
    .replaceAll(wide, narrow)
    .toUpperCase()
    .replaceAll(/[\s_\p{Cf}]/gu, '')
}
