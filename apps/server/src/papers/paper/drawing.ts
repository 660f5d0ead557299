import type { MetadataSchema } from './metadata-schema.ts'
/** A text in the hotel's language and, if different, in the guest's. */
export interface BilingualText {
  readonly hotel: string
  readonly guest?: { readonly text: string; readonly language: string } | undefined
}

export interface Fact {
  readonly label: BilingualText
  readonly value: string | undefined
  /** Spans the whole width. */
  readonly wide?: boolean
}

export interface AmountRow {
  readonly name: string
  readonly amount: string
  /** For totals. */
  readonly strong?: boolean
}

/** A column of a table. */
export interface TableColumn {
  readonly label: string
  /** In points; the first column takes what is left. */
  readonly width?: number
}

export interface TableRow {
  readonly cells: readonly string[]
  /** For totals. */
  readonly strong?: boolean
}

/** A file in the PDF, such as an invoice as structured data. */
export interface AttachedFile {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly content: string
  /** Describes it in the metadata of the PDF. */
  readonly metadata: MetadataSchema
}

/** The hotel's initials in a frame of its colour. */
export interface Mark {
  readonly letters: string
  readonly colour: string | undefined
}

/** A signature with its title and caption. */
export interface Signed {
  readonly title: string
  readonly image: Uint8Array | undefined
  readonly caption: string
}

/** Height of a row of signatures. */
export const SIGNATURES_HEIGHT = 128

export interface SheetOptions {
  readonly title: string
  readonly language: string
  readonly author: string
  readonly now: Date
  /** Each started page must hold everything up to the next; if needed, it is drawn more tightly. */
  readonly fits?: boolean
  /** Makes it a PDF/A-3, the only kind that may contain other files. */
  readonly attached?: AttachedFile
}

/** Drawing operations of a sheet, from top to bottom. */
export interface Drawing {
  /** Starts a page as a new part of the document. */
  page(foot: string): void
  /** `mark` is shown in place of a logo. */
  heading(said: BilingualText, beside: readonly string[], mark?: Mark): void
  /** Stays on the same page as the first content after it. */
  section(said: BilingualText, needed?: number): void
  /** In columns; a long value wraps. */
  facts(facts: readonly Fact[], columns?: number): void
  /** Names on the left and amounts aligned on the right. */
  amounts(rows: readonly AmountRow[]): void
  /** The first column is text; the others are figures, aligned on the right. */
  table(columns: readonly TableColumn[], rows: readonly TableRow[]): void
  text(text: string): void
  /** In a frame, which stays empty if there is nothing to draw. */
  picture(bytes: Uint8Array | undefined, alt: string): void
  /** A QR code of 34 to 37 mm in the middle, with texts above and below it. */
  code(png: Uint8Array, alt: string, texts: { readonly above: string; readonly below: readonly string[] }): void
  /** Two next to each other, each with a title above and a caption below. */
  signatures(all: readonly Signed[]): void
}

export type Step = { [Name in keyof Drawing]: readonly [Name, Parameters<Drawing[Name]>] }[keyof Drawing]
