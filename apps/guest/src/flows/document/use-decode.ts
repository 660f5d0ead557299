import { decodeMrz, toScannedDocument } from '@foyer/contract/document.ts'
import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'

/** The specification's keys for errors that a decoder doesn't describe. */
export const mrzErrors = {
  repeated: 'ErrorMessages.error.repeated_mrz',
  failed: 'ErrorMessages.error.mrz_error',
} as const

export type Decoded =
  | { readonly document: ScannedDocument }
  /** The decoder's message or one of the keys; `fault` selects our own text. */
  | { readonly error: string; readonly fault?: string | undefined }

/**
 * Decodes a machine-readable text on the server. Throws only if the
 * server can't be reached, which does not count as a failed scan.
 */
export function useDecode(): (mrz: string) => Promise<Decoded> {
  const call = useCall(decodeMrz)
  return async (mrz) => {
    try {
      const reply = await call.mutateAsync({ body: { mrz } })
      const document = toScannedDocument(reply)
      if (document) return { document }
      return { error: reply.error?.message || mrzErrors.failed, fault: reply.error?.reason }
    } catch (caught) {
      if (ensureProblem(caught).code === 'offline') throw caught
      return { error: mrzErrors.failed }
    }
  }
}
