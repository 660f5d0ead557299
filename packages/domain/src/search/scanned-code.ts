import { longestSearch } from './longest-search.ts'

/** What a reservation's QR code says: the two factors in clear, or a code that our own server has sealed. */
export type ScannedCode = { readonly voucher: string; readonly surname: string } | { readonly qr: string }

/** Every code that the server seals begins so; the number is the version of what is sealed. */
export const SEALED_PREFIX = 'FOYER1.'

const sealed = /^FOYER1\.[A-Za-z0-9_-]{1,200}$/

/** Undefined for a code of any other shape: a web address, a boarding pass, three parts. */
export function readScannedCode(text: string): ScannedCode | undefined {
  const scanned = text.trim()
  if (sealed.test(scanned)) return { qr: scanned }
  const [voucher = '', surname = '', ...more] = scanned.split(',').map((part) => part.trim())
  if (more.length > 0 || voucher === '' || surname === '') return undefined
  if (voucher.length > longestSearch.voucher || surname.length > longestSearch.surname) return undefined
  return { voucher, surname }
}
