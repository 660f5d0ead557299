/** The same in the hotel's language and in the guest's; one when they are the same. */
export interface Said {
  readonly hotel: string
  readonly guest?: { readonly text: string; readonly language: string } | undefined
}

export interface Fact {
  readonly label: Said
  readonly value: string | undefined
  /** Over the whole width. */
  readonly wide?: boolean
}

export interface AmountRow {
  readonly name: string
  readonly amount: string
  /** What it comes to. */
  readonly strong?: boolean
}

/** The hotel's letters in a frame of its own colour. */
export interface Mark {
  readonly letters: string
  readonly colour: string | undefined
}

/** Who has signed, and what is said of it. */
export interface Signed {
  readonly title: string
  readonly image: Uint8Array | undefined
  readonly said: string
}

/** So high is a row of signatures. */
export const SIGNATURES_HEIGHT = 128

export interface SheetParts {
  readonly title: string
  readonly language: string
  readonly author: string
  readonly now: Date
  /** Each page that is begun holds everything up to the next: what does not fit is drawn closer. */
  readonly fits?: boolean
}

/** What a sheet can be told, from top to bottom. */
export interface Drawing {
  /** A page of its own, as one part of the document. */
  page(foot: string): void
  /** `mark`: what stands for a logo. */
  heading(said: Said, beside: readonly string[], mark?: Mark): void
  /** With what comes first in it on the same page. */
  section(said: Said, needed?: number): void
  /** In columns; a long value takes the lines it needs. */
  facts(facts: readonly Fact[], columns?: number): void
  /** Names to the left and amounts to the right, one under the other. */
  amounts(rows: readonly AmountRow[]): void
  text(text: string): void
  /** In a frame. Nothing to draw, or nothing that can be drawn: an empty frame. */
  picture(bytes: Uint8Array | undefined, alt: string): void
  /** Two beside each other, each with its title above and what is said of it below. */
  signatures(all: readonly Signed[]): void
}

export type Step = { [Name in keyof Drawing]: readonly [Name, Parameters<Drawing[Name]>] }[keyof Drawing]
