import { downloadApplePass, linkGooglePass } from '@foyer/contract/wallet-pass.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Wallets } from '../../outside/wallet/wallet.ts'
import type { StayCardService } from '../stay-card/stay-card.service.ts'
import { toStayPass } from './to-stay-pass.ts'

/** Passes for guests who have the key, on their own phones. */
export function walletPassRoutes(calls: Calls, stayCards: StayCardService, { apple, google }: Wallets): void {
  calls.serveFile(downloadApplePass, async ({ params }, visit) => {
    if (!apple || !visit.site.device.keepsStayCard) throw new Problem('notFound', 'passes are not offered here')
    const reservation = await stayCards.keyHolder(visit, params.reference)
    return {
      name: 'stay.pkpass',
      type: 'application/vnd.apple.pkpass',
      content: await apple(toStayPass(visit, reservation)),
    }
  })

  calls.serve(linkGooglePass, async ({ body }, visit) => {
    if (!google || !visit.site.device.keepsStayCard) throw new Problem('notFound', 'passes are not offered here')
    return { url: await google(toStayPass(visit, await stayCards.keyHolder(visit, body.reference))) }
  })
}
