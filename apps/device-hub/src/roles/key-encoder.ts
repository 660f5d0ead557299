import type { KeyEncoderStatus } from '@foyer/contract/messages/device.ts'
import type { KeyGrant } from '@foyer/contract/messages/key-grant.ts'
import { present } from './present.ts'
import type { CommandOf, Role, Tell } from './role.ts'

type KeyCommand = 'testKeyServer' | 'programCardVendor' | 'ProgramCard'

/** What stands on one card. All of it was granted; a page adds nothing. */
export interface CardOrder
  extends Pick<KeyGrant, 'operation' | 'cards' | 'provider' | 'roomNumber' | 'reference' | 'startDate' | 'endDate'> {
  /** The key's id: lock and dispenser know the card by it. */
  readonly key: string
  /** Counted from 1. */
  readonly card: number
  readonly startTime: string
  readonly endTime: string
}

/** What an encoder says while it cuts one card. */
export interface CutSteps {
  /** Said before the lock is asked: until then a failure has left nothing behind, from then on nobody can say. */
  asking(): void
  /** The lock has said that it has written nothing. */
  refused(): void
  /** The card is where the guest can take it. */
  out(): void
}

/** What an encoder of room keys can do, with whatever stands around it. */
export interface KeyEncoder {
  status(): KeyEncoderStatus
  /** Tells about changes of its status. */
  watch(onChange: () => void): void
  /** Asks the unit how it stands, and takes back what lies in it from before. Never rejects: that it is away is a status. */
  look(): Promise<void>
  /** Resolves when the lock system answers. */
  test(): Promise<void>
  /** Resolves when the guest has taken the card. Otherwise throws a Problem, and the card is not within anybody's reach. */
  cut(order: CardOrder, steps: CutSteps): Promise<void>
}

/** What turns a grant into cards. */
export interface KeyCutter {
  /** Resolves when every card is in the guest's hand, and throws a Problem when one is not, for whatever reason. */
  cut(sealed: string, encoder: KeyEncoder, onCard: (key: string, card: number) => void): Promise<void>
}

export interface KeyEncoders {
  /** At the lock system; it obeys `programCardVendor`. */
  readonly keyEncoder?: KeyEncoder | undefined
  /** It obeys `ProgramCard`. */
  readonly fakeDispenser?: KeyEncoder | undefined
}

interface KeyRole extends Role<KeyCommand> {
  status(): KeyEncoderStatus | undefined
  look(): Promise<void>
}

/** A kiosk without an encoder says so: a key that nobody wrote must never look like one. */
export function keyEncoderRole(
  { keyEncoder, fakeDispenser }: KeyEncoders,
  cutter: KeyCutter | undefined,
  tell: Tell,
): KeyRole {
  const either = keyEncoder ?? fakeDispenser
  /** A unit has one way for cards: one thing after the other. */
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
      const [there, cuts] = [present(encoder), present(cutter)]
      return inTurn(() => cuts.cut(grant, there, (key, card) => tell({ type: 'card', key, card })))
    }

  return {
    does: {
      testKeyServer: () => {
        const there = present(either)
        return inTurn(() => there.test())
      },
      programCardVendor: cutWith(keyEncoder),
      ProgramCard: cutWith(fakeDispenser),
    },
    status: () => either?.status(),
    async look() {
      // Whoever cuts knows how it stands.
      if (either && waiting === 0) await inTurn(() => either.look())
    },
    // A card that is being written is finished, whoever has gone meanwhile.
    rest: () => {},
  }
}
