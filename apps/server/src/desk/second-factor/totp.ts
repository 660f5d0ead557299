import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the values that every authenticator app supports. */
const PERIOD_S = 30
const DIGITS = 6
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20
/** Steps before and after the current one, for a clock that differs and a slow hand. */
const WINDOW = 1

const ISSUER = 'Foyer'

export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The `otpauth:` address that an app reads from a QR code. */
export function formatTotpUri(secret: string, email: string): string {
  return new TOTP({ issuer: ISSUER, label: email, secret, digits: DIGITS, period: PERIOD_S }).toString()
}

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code)

/** Returns the step that the code belongs to, or undefined if it is wrong. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  if (secret === '' || !isTotpCode(code)) return undefined
  const totp = new TOTP({ secret, digits: DIGITS, period: PERIOD_S })
  const timestamp = now.getTime()
  const difference = totp.validate({ token: code, timestamp, window: WINDOW })
  return difference === null ? undefined : totp.counter({ timestamp }) + difference
}
