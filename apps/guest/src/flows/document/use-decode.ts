import { decodeMrz, documentIn } from '@foyer/contract/document.ts'
import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { asProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'

/** The keys by which the specification names what a decoder has no words for. */
export const mrzErrors = {
  repeated: 'ErrorMessages.error.repeated_mrz',
  failed: 'ErrorMessages.error.mrz_error',
} as const

export type Decoded =
  | { readonly document: ScannedDocument }
  /** The decoder's own message, or one of the keys; `fault` is the word by which we have a sentence of our own. */
  | { readonly error: string; readonly fault?: string | undefined }

/** Asks the server what a machine-readable text says. Throws only where nothing could be asked: that is no failed scan. */
export function useDecode(): (mrz: string) => Promise<Decoded> {
  const call = useCall(decodeMrz)
  return async (mrz) => {
    try {
      const reply = await call.mutateAsync({ body: { mrz } })
      const document = documentIn(reply)
      if (document) return { document }
      return { error: reply.error?.message || mrzErrors.failed, fault: reply.error?.reason }
    } catch (caught) {
      if (asProblem(caught).code === 'offline') throw caught
      return { error: mrzErrors.failed }
    }
  }
}
