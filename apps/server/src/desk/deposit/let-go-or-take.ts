import { Problem } from '@foyer/domain/problem/problem.ts'
import type { AskGateway } from './outside-deposit.ts'

/** Asks the provider to let go of a block, or to take a part of it and to let go of the rest. */
export const letGoOrTake: AskGateway = async (gateway, { number, amount, taking }, signal) => {
  if (!taking) {
    const isReleased = await gateway.release({ number, amount }, signal)
    return { state: isReleased ? 'released' : 'held' }
  }
  try {
    return { state: 'taken', reference: await gateway.take({ number, amount: taking }, signal) }
  } catch (error) {
    // It says no, and has it still; whatever else was lost on the way is unknown.
    if (error instanceof Problem) return { state: 'held' }
    throw error
  }
}
