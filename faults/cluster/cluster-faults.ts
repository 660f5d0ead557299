import { setTimeout as delay } from 'node:timers/promises'
import type { LocalCluster } from './local-cluster.ts'
import type { LocalFoyer } from './local-foyer.ts'

export interface FaultTarget {
  readonly cluster: LocalCluster
  readonly foyer: LocalFoyer
}

/** Shorter than the time after which the leader's lock ends. */
const ETCD_AWAY_MS = 5_000

/** What happens while guests check in; each resolves when everything that failed is back. */
export const clusterFaults: Readonly<Record<string, (target: FaultTarget) => Promise<void>>> = {
  nothing: async () => {},
  "the primary's machine killed": async ({ cluster }) => {
    const primary = await cluster.find('leader')
    await primary.kill()
    await cluster.waitForOther(primary, 'leader')
    primary.start()
  },
  // As with a watchdog, which Patroni needs: a primary that merely continued would take its lock back.
  'the primary frozen, then reset': async ({ cluster }) => {
    const primary = await cluster.find('leader')
    primary.pause()
    await cluster.waitForOther(primary, 'leader')
    await primary.kill()
    primary.start()
  },
  'the synchronous replica frozen': async ({ cluster }) => {
    const replica = await cluster.find('sync_standby')
    replica.pause()
    await cluster.waitForOther(replica, 'sync_standby')
    replica.resume()
  },
  'a member of etcd killed': async ({ cluster }) => {
    const machine = await cluster.find('leader')
    await machine.killEtcd()
    await delay(ETCD_AWAY_MS)
    machine.startEtcd()
  },
  'a Foyer server killed': async ({ foyer }) => {
    const [server] = foyer.servers
    await server?.kill()
    await server?.start()
  },
  'Foyer servers restarted in turn': async ({ foyer }) => {
    for (const server of foyer.servers) {
      await server.stop()
      await server.start()
    }
  },
  // The first of them migrates the database while the other one serves; the last fault, because no version goes back.
  'Foyer upgraded in turn, with a migration': async ({ foyer }) => {
    for (const server of foyer.servers) {
      await server.stop()
      server.upgrade()
      await server.start()
    }
  },
}
