/** One promise under test. Throws if it is broken. */
export interface Trial {
  readonly name: string
  /** A short summary of what was observed, or why it could not be tried here. */
  run(say: (words: string) => void): Promise<string | Skipped>
}

export interface Skipped {
  readonly skipped: string
}
