/** Full-width letters and digits, as East Asian keyboards type them. */
const wide = /[\uFF01-\uFF5E]/gu
const toNarrow = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/**
 * Reservation numbers are dictated, typed and copied from emails, so case, width, spaces and
 * invisible characters do not matter.
 */
export function toReferenceKey(reference: string): string {
  return reference
    .replaceAll(wide, toNarrow)
    .toUpperCase()
    .replaceAll(/[\s_\p{Cf}]/gu, '')
}
