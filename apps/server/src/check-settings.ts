import { defaultDataDir } from './platform/database/data-dir.ts'
import { assertFolderFree } from './platform/database/folder-owner.ts'
import { assertPortFree } from './platform/env/assert-port-free.ts'
import { readSettings } from './platform/env/env.ts'
import { runCommand } from './platform/env/run-command.ts'

/**
 * Exits with a message if a server with these settings could not start: a setting is wrong, or the
 * data folder or the port is in use. Runs before anything is built or opened.
 */
runCommand(async () => {
  const settings = readSettings(process.env)
  if (!settings.databaseUrl) await assertFolderFree(settings.dataDir ?? defaultDataDir().dataDir)
  await assertPortFree(settings)
})
