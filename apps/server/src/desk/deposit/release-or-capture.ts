import { Problem } from '@foyer/domain/problem/problem.ts'
import type { RequestGateway } from './outside-deposit.ts'

/** Asks the provider to release a block, or to capture a part of it and release the rest. */
export const releaseOrCapture: RequestGateway = async (gateway, { number, amount, taking }, signal) => {
  if (!taking) {
    const isReleased = await gateway.release({ number, amount }, signal)
    return { state: isReleased ? 'released' : 'held' }
  }
  try {
    return { state: 'taken', reference: await gateway.capture({ number, amount: taking }, signal) }
  } catch (error) {
    // The provider refused, so the block remains; after any other error the state is unknown.
    if (error instanceof Problem) return { state: 'held' }
    throw error
  }
}
