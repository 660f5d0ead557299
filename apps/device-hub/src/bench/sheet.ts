export interface Sheet {
  readonly number: number
  readonly bytes: number
  readonly kind: string
  /** The readable text, if it is plain text. */
  readonly text?: string
}

/** The printed file, for viewing. */
export interface PrintedFile {
  readonly type: string
  readonly bytes: Uint8Array
}

/** Detects the type of a printed file. */
export function describeFile(file: Uint8Array): Omit<Sheet, 'number'> & Pick<PrintedFile, 'type'> {
  const bytes = file.byteLength
  const start = Buffer.from(file.subarray(0, 8)).toString('latin1')
  if (start.startsWith('%PDF')) return { bytes, kind: 'PDF', type: 'application/pdf' }
  if (start.startsWith('\x89PNG')) return { bytes, kind: 'PNG', type: 'image/png' }
  if (start.startsWith('\xff\xd8')) return { bytes, kind: 'JPEG', type: 'image/jpeg' }
  const text = Buffer.from(file).toString('utf8').slice(0, 2_000)
  return { bytes, kind: 'text', type: 'text/plain; charset=utf-8', text }
}
