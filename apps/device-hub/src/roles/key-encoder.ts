import { Problem } from '@foyer/domain/problem/problem.ts'
import type { CommandOf, Role } from './role.ts'

type KeyCommand = 'testKeyServer' | 'programCardVendor' | 'ProgramCard'

/** What stands on the card. */
export type KeyOrder = CommandOf<'programCardVendor' | 'ProgramCard'>

/** What an encoder of room keys can do. */
export interface KeyEncoder {
  /** Resolves when the lock system answers. */
  test(): Promise<void>
  /** Resolves when the card is written and within the guest's reach, and throws a Problem when it is not. */
  program(order: KeyOrder): Promise<void>
}

/** A kiosk without an encoder says so: a key that nobody wrote must never look like one. */
export function keyEncoderRole(encoder: KeyEncoder | undefined): Role<KeyCommand> {
  const present = (): KeyEncoder => {
    if (!encoder) throw new Problem('notBuilt', 'this device is not built yet')
    return encoder
  }
  const program = (order: KeyOrder) => present().program(order)
  return {
    does: { testKeyServer: () => present().test(), programCardVendor: program, ProgramCard: program },
    // A card that is being written is finished, whoever has gone meanwhile.
    rest: () => {},
  }
}
