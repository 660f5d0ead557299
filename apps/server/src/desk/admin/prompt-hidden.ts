import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { StartProblem } from '../../platform/env/start-problem.ts'

/**
 * Reads a secret from the environment or from a prompt without echo, because command-line arguments
 * are visible in the process list.
 */
export async function promptHidden(question: string, variable: string): Promise<string> {
  const given = process.env[variable]
  if (given) return given
  const { stdin, stdout } = process
  if (!stdin.isTTY || !stdout.isTTY) throw new StartProblem(`Set ${variable}, or run this at a terminal.`)
  stdout.write(`${question}: `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    stdout.write('\n')
  }
}
