import { hasHub } from '@foyer/domain/mode/channels.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { formatHubCommand } from '../../platform/env/format-command.ts'
import { runInHotel, type Script } from '../command/commands.ts'
import { readDevices } from '../devices/device.store.ts'
import { insertLicense } from '../devices/license.store.ts'
import { pairDevice } from '../devices/pairing.store.ts'
import { BY_COMMAND } from './by-command.ts'

/** Commands that issue codes to someone at a device who can't reach the staff application. */
export const deviceCommands: Script['commands'] = {
  license: {
    usage: '{hotel} {app key} {name}',
    description: 'a license code with which one device is enrolled, at /pok/',
    run: runInHotel(async ({ tx, hotelId, args: [appKey = '', name = ''] }) => {
      const { apps } = await readPublishedDocument(tx, hotelId)
      if (apps && !Object.hasOwn(apps, appKey)) throw new Problem('notFound', `this hotel has no app ${appKey}`)
      const { code } = await insertLicense(tx, { hotelId, appKey, name })
      await writeAudit(tx, { hotelId }, { action: 'licenseMade', subject: name, details: { appKey, ...BY_COMMAND } })
      return { lines: [`Shown only now: ${code}`] }
    }),
  },
  pairing: {
    usage: '{hotel} {device}',
    description: 'a code for the hub beside a kiosk; an earlier one ends',
    run: runInHotel(async ({ tx, hotelId, args: [word = ''] }) => {
      const { apps } = await readPublishedDocument(tx, hotelId)
      const isKiosk = (appKey: string) => hasHub(apps?.[appKey]?.channel ?? 'kiosk')
      const kiosks = (await readDevices(tx)).filter((device) => !device.revoked_at && isKiosk(device.app_key))
      const [device, another] = kiosks.filter(({ id, name, app_key }) => [id, name || app_key].includes(word))
      if (!device) throw new Problem('notFound', `there is no kiosk ${word}${formatKnown(kiosks)}`)
      if (another) throw new Problem('badInput', `several kiosks are called ${word}; use the id${formatKnown(kiosks)}`)
      const { code } = await pairDevice(tx, hotelId, { device })
      const subject = device.name || device.app_key
      await writeAudit(tx, { hotelId }, { action: 'hubPaired', subject, details: BY_COMMAND })
      return { lines: [`On the kiosk, for ${formatHubCommand()}, shown only now:`, `HUB_PAIRING=${code}`] }
    }),
  },
}

async function readPublishedDocument(tx: HotelTransaction, hotelId: number) {
  return (await readCurrentConfig(tx, hotelId)).document
}

function formatKnown(kiosks: Awaited<ReturnType<typeof readDevices>>): string {
  return `; there are: ${kiosks.map(({ id, name, app_key }) => `${name || app_key} (${id})`).join(', ') || 'none'}`
}
