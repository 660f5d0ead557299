import { readSettings } from './platform/env/env.ts'
import { runCommand } from './platform/env/run-command.ts'

/** Ends with a sentence when a server with these settings could not start. Asked before anything is built or opened. */
runCommand(async () => void readSettings(process.env))
