/** One promise that is tried. Throws when it is not kept. */
export interface Trial {
  readonly name: string
  /** A few words about what was seen, or why it could not be tried here. */
  run(say: (words: string) => void): Promise<string | Skipped>
}

export interface Skipped {
  readonly skipped: string
}
