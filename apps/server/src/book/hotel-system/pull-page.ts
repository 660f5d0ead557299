import { type HotelSystem, NoAnswer, type ReadPage } from '../../outside/hotel-system/hotel-system.ts'

/** How long reading pauses after a call that the system's limit did not allow. */
export const RATE_LIMIT_PAUSE_S = 30

export const isLimit = (error: unknown): boolean => error instanceof NoAnswer && error.failure === 'rateLimit'

/** Returns undefined if the system's limit is reached before the page was read: that passes by itself. */
export async function pullPage(
  system: Pick<HotelSystem, 'pull'>,
  cursor: string | undefined,
): Promise<ReadPage | undefined> {
  try {
    return await system.pull(cursor)
  } catch (error) {
    if (isLimit(error)) return undefined
    throw error
  }
}
