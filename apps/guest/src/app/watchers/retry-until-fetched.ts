import { isFailedFetch } from '@foyer/web/lazy/failed-fetch.ts'

const RETRY_DELAY_MS = 5_000

/** Retries a required import until the connection is back. */
export async function retryUntilFetched<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!isFailedFetch(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    }
  }
}
