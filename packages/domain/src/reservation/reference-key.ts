/** As keyboards of the East write letters and digits: the same, and wider. */
const wide = /[\uFF01-\uFF5E]/gu
const narrow = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/** Reservation numbers are read aloud, typed and copied out of mails: case, width, spaces and what nobody sees do not count. */
export function referenceKey(reference: string): string {
  return reference
    .replaceAll(wide, narrow)
    .toUpperCase()
    .replaceAll(/[\s_\p{Cf}]/gu, '')
}
