import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'

export interface SeenInPicture {
  readonly hasMrz: boolean
  readonly hasFace: boolean
  /** The face was cut out, to be compared with the guest's. */
  readonly faceCaptured: boolean
  readonly document?: ScannedDocument
}

/** Reads a document out of a picture. The picture is in memory for as long as that takes, and nowhere else. */
export interface DocumentReader {
  /** False: there is no such reader in this hotel, and pages do not offer it. */
  readonly installed: boolean
  read(picture: Blob, asked: { readonly today: string; readonly signal: AbortSignal }): Promise<SeenInPicture>
}
