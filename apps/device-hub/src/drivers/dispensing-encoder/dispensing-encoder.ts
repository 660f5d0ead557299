import type { KeyEncoderStatus } from '@foyer/contract/messages/device.ts'
import { ensureProblem, Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { KeyEncoder } from '../../roles/key-encoder.ts'
import type { Dispenser, DispenserState } from '../dispenser.ts'
import type { Lock } from '../lock.ts'

const TAKEN_POLL_INTERVAL_MS = 250

interface DispensingEncoderDependencies {
  readonly lock: Lock
  readonly dispenser: Dispenser
  /** After this time, a card that was not taken goes to the bin. */
  readonly takeMs: number
}

/**
 * A dispenser with the coder of a lock system: a card goes to the coder, is written, and only then
 * goes to the guest.
 */
export function createDispensingEncoder({ lock, dispenser, takeMs }: DispensingEncoderDependencies): KeyEncoder {
  const watchers = new Set<() => void>()
  let state: KeyEncoderStatus['state'] = 'away'
  /** Cleared first: whatever a crashed hub left inside, or a jam that has been fixed. */
  let isClear = false

  const become = (next: typeof state) => {
    if (state === next) return
    state = next
    for (const watcher of watchers) watcher()
  }

  /** Makes the dispenser ready for a card from the stack, or throws the reason why it is not. */
  async function makeReady(): Promise<void> {
    let now = isClear ? await dispenser.readState() : undefined
    if (now?.card !== 'none') {
      await dispenser.clear()
      isClear = true
      now = await dispenser.readState()
    }
    if (now.stack === 'empty') throw new Problem('noCards')
    // A card that cannot be taken back must not be written.
    if (now.binIsFull) throw new Problem('cardJammed', 'the bin is full')
  }

  async function takeBack(): Promise<void> {
    try {
      await dispenser.retract()
    } catch {
      isClear = false
    }
  }

  async function waitUntilTaken(): Promise<boolean> {
    for (let waited = 0; waited < takeMs; waited += TAKEN_POLL_INTERVAL_MS) {
      // Recorded, so that a cable unplugged while a guest waits is reported at once and not with
      // the next guest.
      const now: DispenserState | undefined = await noted(() => dispenser.readState()).catch(() => undefined)
      if (now && now.card !== 'gate') return true
      await new Promise((resolve) => setTimeout(resolve, TAKEN_POLL_INTERVAL_MS))
    }
    return false
  }

  async function noted<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work()
      become('ready')
      return result
    } catch (caught) {
      const problem = ensureProblem(caught)
      become(states[problem.code] ?? state)
      if (problem.code === 'cardJammed' || problem.code === 'deviceFailed') isClear = false
      throw problem
    }
  }

  return {
    status: () => ({ state }),
    watch: (onChange) => void watchers.add(onChange),
    async refreshStatus() {
      await noted(async () => {
        await makeReady()
        await lock.test()
      }).catch(() => {})
    },
    test: () => lock.test(),
    async cut(order, steps) {
      await noted(async () => {
        await makeReady()
        // Do not use up a card if the lock does not answer.
        await lock.test()
        await dispenser.toCoder()
      })
      try {
        await lock.write(order, steps.asking)
      } catch (caught) {
        const problem = ensureProblem(caught)
        if (problem.code === 'keyNotCut') steps.refused()
        await takeBack()
        if (problem.code === 'deviceAway') become('away')
        throw problem
      }
      try {
        await noted(() => dispenser.present())
      } catch {
        await takeBack()
        throw new Problem('cardTakenBack', 'it could not be presented')
      }
      steps.out()
      if (await waitUntilTaken()) return
      await takeBack()
      throw new Problem('cardTakenBack', 'it was not taken')
    },
  }
}

const states: Partial<Record<ProblemCode, KeyEncoderStatus['state']>> = {
  noCards: 'no_cards',
  cardJammed: 'jammed',
  deviceFailed: 'jammed',
  deviceAway: 'away',
}
