import type { Locator } from '@playwright/test'

const TIMEOUT_MS = 30_000

/** Waits in the page, frame by frame. An assertion looks after 100, 350, 850 ms and so on, which adds up over a journey. */
export const visible = (locator: Locator): Promise<void> => locator.waitFor({ timeout: TIMEOUT_MS })

export const gone = (locator: Locator): Promise<void> =>
  locator.first().waitFor({ state: 'detached', timeout: TIMEOUT_MS })
