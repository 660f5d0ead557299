import { providePreparedData } from './prepared-data.ts'
import { Server } from './server.ts'

/**
 * Starts a server once before all journeys, and stops it: with a copy of its data a first start takes
 * half the time. Playwright loads this by its default export, and calls the returned function at the
 * end.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  // Each server pairs its own hub, and the desk lists all of them.
  const server = new Server({ HUB_PAIRING: '' })
  await server.start()
  await server.stop()
  providePreparedData(server.dataFolder)
  return async () => server.removeData()
}
