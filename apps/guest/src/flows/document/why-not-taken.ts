import { isRepeatedMrz } from '@foyer/domain/document/repeated-mrz.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { type Decoded, mrzErrors } from './use-decode.ts'

type Refusal = Extract<Decoded, { readonly error: string }>

/** Returns undefined if the result can be used for this guest. */
export function whyNotTaken(decoded: Decoded, guest: Guest, party: readonly Guest[]): Refusal | undefined {
  if ('error' in decoded) return decoded
  return isRepeatedMrz(decoded.document, guest, party) ? { error: mrzErrors.repeated } : undefined
}
