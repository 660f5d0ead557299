import { maxSearchLength } from './max-search-length.ts'

/**
 * The content of a reservation's QR code: both factors in plain text, or a code sealed by our
 * server.
 */
export type ScannedCode = { readonly voucher: string; readonly surname: string } | { readonly qr: string }

/** The prefix of every sealed code; the number is the version of the sealed content. */
export const SEALED_PREFIX = 'FOYER1.'

const sealed = /^FOYER1\.[A-Za-z0-9_-]{1,200}$/

/** Returns undefined for any other code: a URL, a boarding pass, three parts. */
export function parseScannedCode(text: string): ScannedCode | undefined {
  const scanned = text.trim()
  if (sealed.test(scanned)) return { qr: scanned }
  const [voucher = '', surname = '', ...more] = scanned.split(',').map((part) => part.trim())
  if (more.length > 0 || voucher === '' || surname === '') return undefined
  if (voucher.length > maxSearchLength.voucher || surname.length > maxSearchLength.surname) return undefined
  return { voucher, surname }
}
