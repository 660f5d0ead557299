import { StartProblem } from './start-problem.ts'

/** What a command throws is told at the terminal, and the command has failed. */
export function runCommand(work: () => Promise<void>, words = wordsOf): void {
  work().catch((error: unknown) => {
    process.stderr.write(`${words(error)}\n`)
    process.exit(1)
  })
}

export function wordsOf(error: unknown): string {
  if (error instanceof StartProblem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
