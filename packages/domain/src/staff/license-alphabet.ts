/** Without 0 and O, 1, I and L, U and V: what is read from one screen and typed at another. */
export const LICENSE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'
