import { keyboxQr } from '@foyer/contract/qr.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { createKeyboxCode } from '../../book/qr/keybox-code.ts'
import type { StayCardService } from './stay-card.service.ts'

/** Returns the key box's code to guests who have the key of a current stay. */
export function keyboxRoutes(calls: Calls, stayCards: StayCardService): void {
  calls.serve(keyboxQr, async ({ body }, visit) => {
    const { room } = await stayCards.keyHolder(visit, body.reference)
    const { keyboxQrUri } = createKeyboxCode(visit, room.keyCode)
    if (!keyboxQrUri) throw new Problem('notFound', 'this hotel has no key box')
    return { keyboxQrUri }
  })
}
