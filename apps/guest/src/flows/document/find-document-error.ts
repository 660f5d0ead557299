import { isDuplicateMrz } from '@foyer/domain/document/duplicate-mrz.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { type Decoded, mrzErrors } from './use-decode.ts'

type DocumentError = Extract<Decoded, { readonly error: string }>

/** Returns undefined if the result can be used for this guest. */
export function findDocumentError(decoded: Decoded, guest: Guest, party: readonly Guest[]): DocumentError | undefined {
  if ('error' in decoded) return decoded
  return isDuplicateMrz(decoded.document, guest, party) ? { error: mrzErrors.repeated } : undefined
}
