import { isDatabaseError, type Logged, toLogged } from '../log/to-logged.ts'
import { StartProblem } from './start-problem.ts'

/** Prints what the command throws and makes it fail. */
export function runCommand(work: () => Promise<void>, words = toErrorText): void {
  work().catch((error: unknown) => {
    process.stderr.write(`${words(error)}\n`)
    process.exit(1)
  })
}

export function toErrorText(error: unknown): string {
  if (error instanceof StartProblem) return error.message
  // The message of a failed statement may quote a guest's data.
  if (isDatabaseError(error)) return formatLogged(toLogged(error))
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const formatLogged = ({ message, stack }: Logged): string => [message, stack].filter(Boolean).join('\n')
