/**
 * Without 0 and O, 1, I and L, U and V, because people read codes from one screen and type them at
 * another.
 */
export const LICENSE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'
