import { copyDataFolder } from '@foyer/tools/process/copy-data-folder.ts'

const PREPARED_DATA = 'FOYER_E2E_PREPARED_DATA'

/** Servers of this run that start from now on begin with a copy of this folder. */
export function providePreparedData(folder: string): void {
  process.env[PREPARED_DATA] = folder
}

/** Copies the prepared folder, if there is one, to where a server is about to start for the first time. */
export function copyPreparedData(to: string): void {
  const from = process.env[PREPARED_DATA]
  if (from !== undefined) copyDataFolder(from, to)
}
