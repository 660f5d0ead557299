/** What a test runner reports while it runs, as a line of its output. */
export type ProgressMessage =
  | { readonly tests: readonly string[] }
  | { readonly done: string; readonly failures: readonly { readonly title: string; readonly error: string }[] }

const PREFIX = '##progress '

export const encodeProgress = (message: ProgressMessage): string => `${PREFIX}${JSON.stringify(message)}\n`

/** Returns undefined for any other line. */
export function decodeProgress(line: string): ProgressMessage | undefined {
  return line.startsWith(PREFIX) ? (JSON.parse(line.slice(PREFIX.length)) as ProgressMessage) : undefined
}
