import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'

export interface PictureReading {
  readonly hasMrz: boolean
  readonly hasFace: boolean
  /** Whether the face was cut out for comparison with the guest's. */
  readonly faceCaptured: boolean
  readonly document?: ScannedDocument
}

/** Reads a document from a picture. The picture is in memory only, and only during the call. */
export interface DocumentReader {
  /** False if this hotel has no reader; pages don't offer it then. */
  readonly installed: boolean
  read(picture: Blob, asked: { readonly today: string; readonly signal: AbortSignal }): Promise<PictureReading>
}
