import { readSettings, StartProblem } from './settings.ts'

/**
 * Exits with a message if a hub with these settings could not start. Runs before anything is built
 * or opened.
 */
try {
  readSettings(process.env)
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : error}\n`)
  process.exitCode = 1
}
