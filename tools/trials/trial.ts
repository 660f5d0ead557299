/** One promise under test: by measuring, by breaking things, or by random input. */
export interface Trial {
  run(say: (line: string) => void): Promise<Outcome>
}

export interface Outcome {
  /** The printed table. */
  readonly lines: readonly string[]
  /** The last line, after the name. */
  readonly summary: string
  /** Broken promises, one sentence each. */
  readonly violations: readonly string[]
  /** Content of results/<name>.json. */
  readonly results: Readonly<Record<string, unknown>>
}
