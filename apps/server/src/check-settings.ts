import { readSettings } from './platform/env/env.ts'
import { runCommand } from './platform/env/run-command.ts'

/**
 * Exits with a message if a server with these settings could not start. Runs before anything is
 * built or opened.
 */
runCommand(async () => void readSettings(process.env))
