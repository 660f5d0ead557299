/** One promise that is tried: by measuring, by breaking things, or by chance. */
export interface Trial {
  run(say: (line: string) => void): Promise<Outcome>
}

export interface Outcome {
  /** The table that a person reads. */
  readonly lines: readonly string[]
  /** The last line, after the name. */
  readonly figures: string
  /** Promises that were not kept, one sentence each. */
  readonly broken: readonly string[]
  /** What results/<name>.json holds. */
  readonly results: Readonly<Record<string, unknown>>
}
