import { chooseUpgrade, fetchUpgrades } from '@foyer/contract/upgrade.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { UpgradeService } from './upgrade.service.ts'

export function upgradeRoutes(calls: Calls, upgrades: UpgradeService): void {
  calls.serve(fetchUpgrades, async ({ body }, visit) => ({ offers: await upgrades.offers(visit, body.reference) }))

  calls.serve(chooseUpgrade, async ({ body }, visit) => ({
    offers: await upgrades.choose(visit, body.reference, body.offer),
  }))
}
