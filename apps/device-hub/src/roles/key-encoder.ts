import type { KeyEncoderStatus } from '@foyer/contract/messages/device.ts'
import type { KeyGrant } from '@foyer/contract/messages/key-grant.ts'
import { requireDevice } from './require-device.ts'
import type { CommandOf, PublishEvent, Role } from './role.ts'

type KeyCommand = 'testKeyServer' | 'programCardVendor' | 'ProgramCard'

/** Data of one card. All of it was granted; a page adds nothing. */
export interface CardOrder
  extends Pick<KeyGrant, 'operation' | 'cards' | 'provider' | 'roomNumber' | 'reference' | 'startDate' | 'endDate'> {
  /** The key's id, under which lock and dispenser know the card. */
  readonly key: string
  /** Counts from 1. */
  readonly card: number
  readonly startTime: string
  readonly endTime: string
}

/** Progress of an encoder while it cuts one card. */
export interface CutSteps {
  /**
   * Called before the lock is asked: a failure before it has no effect; after it the outcome is
   * unknown.
   */
  asking(): void
  /** The lock reports that it has written nothing. */
  refused(): void
  /** The card is within the guest's reach. */
  out(): void
}

/** An encoder of room keys, with whatever unit surrounds it. */
export interface KeyEncoder {
  status(): KeyEncoderStatus
  /** Reports changes of its status. */
  watch(onChange: () => void): void
  /**
   * Checks the unit's state, and takes back any card left inside. Never rejects: being away is a
   * status.
   */
  refreshStatus(): Promise<void>
  /** Resolves when the lock system answers. */
  test(): Promise<void>
  /**
   * Resolves when the guest has taken the card. Otherwise throws a Problem, and the card is out of
   * reach.
   */
  cut(order: CardOrder, steps: CutSteps): Promise<void>
}

/** Turns grants into cards. */
export interface KeyCutter {
  /**
   * Resolves when the guest has every card, and throws a Problem if one is missing for any reason.
   */
  cut(sealed: string, encoder: KeyEncoder, onCard: (key: string, card: number) => void): Promise<void>
}

export interface KeyEncoders {
  /** The lock system's encoder, for `programCardVendor`. */
  readonly keyEncoder?: KeyEncoder | undefined
  /** For `ProgramCard`. */
  readonly fakeDispenser?: KeyEncoder | undefined
}

interface KeyRole extends Role<KeyCommand> {
  status(): KeyEncoderStatus | undefined
  refreshStatus(): Promise<void>
}

/**
 * A kiosk without an encoder reports an error: a key that was not written must never look
 * successful.
 */
export function createKeyEncoderRole(
  { keyEncoder, fakeDispenser }: KeyEncoders,
  cutter: KeyCutter | undefined,
  tell: PublishEvent,
): KeyRole {
  const either = keyEncoder ?? fakeDispenser
  /** A unit has one path for cards, so it does one thing at a time. */
  let line: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    waiting += 1
    const done = line.then(work).finally(() => {
      waiting -= 1
    })
    line = done.catch(() => {})
    return done
  }
  either?.watch(() => tell({ type: 'keyEncoder', keyEncoder: either.status() }))

  const cutWith =
    (encoder: KeyEncoder | undefined) =>
    ({ grant }: CommandOf<'programCardVendor' | 'ProgramCard'>): Promise<void> => {
      const [there, cuts] = [requireDevice(encoder), requireDevice(cutter)]
      return inTurn(() => cuts.cut(grant, there, (key, card) => tell({ type: 'card', key, card })))
    }

  return {
    handlers: {
      testKeyServer: () => {
        const there = requireDevice(either)
        return inTurn(() => there.test())
      },
      programCardVendor: cutWith(keyEncoder),
      ProgramCard: cutWith(fakeDispenser),
    },
    status: () => either?.status(),
    async refreshStatus() {
      // A cut in progress already knows the state.
      if (either && waiting === 0) await inTurn(() => either.refreshStatus())
    },
    // A card being written is finished even if the page is gone.
    onPageGone: () => {},
  }
}
