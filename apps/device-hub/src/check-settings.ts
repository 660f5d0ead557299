import { readSettings, StartProblem } from './settings.ts'

/** Ends with a sentence when a hub with these settings could not start. Asked before anything is built or opened. */
try {
  readSettings(process.env)
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : error}\n`)
  process.exitCode = 1
}
