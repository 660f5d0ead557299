import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { buildApps } from './build-apps.ts'
import { findWrongSettings } from './check-settings.ts'
import { runSimulators } from './process/demo-simulators.ts'
import { runHub } from './process/hub-process.ts'
import { runServer } from './process/server-process.ts'
import { formatLinks } from './start/format-links.ts'
import { resolveDemoSetting } from './start/resolve-demo-setting.ts'

const pairing = process.env['HUB_PAIRING'] || randomBytes(24).toString('base64url')
const wrong = await findWrongSettings({ HUB_PAIRING: pairing })
if (wrong.length > 0) {
  for (const sentence of wrong) console.error(sentence)
  process.exit(1)
}
try {
  await buildApps()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error('The applications could not be built.')
  process.exit(1)
}
const simulators = await runSimulators()
const settings = { HUB_PAIRING: pairing, DEMO: resolveDemoSetting(process.env), ...simulators.settings }
runServer([], settings, async (ready) => {
  if (!ready.isDemo) simulators.stop()
  // A real hotel's hubs run at its kiosks, with real hardware and their own codes.
  const { DATA_DIR, HUB_KEY_ENCODER, HUB_TERMINALS, HUB_FISCAL_PRINTERS, HUB_DATA } = process.env
  const hub =
    ready.isDemo &&
    (await runHub({
      HUB_PAIRING: pairing,
      HUB_SERVER: ready.local,
      HUB_DEMO: 'on',
      HUB_KEY_ENCODER: HUB_KEY_ENCODER || 'fias',
      HUB_TERMINALS: HUB_TERMINALS || 'lobby-1=nexo,lobby-2=ingenico',
      HUB_FISCAL_PRINTERS: HUB_FISCAL_PRINTERS || 'roma-1=epson',
      HUB_DATA: HUB_DATA || join(DATA_DIR || 'data', 'hub'),
    }))
  console.log(
    formatLinks({
      ...ready,
      ...(hub &&
        'lobby' in hub && {
          links: [...ready.links, { name: 'The lobby: a kiosk with its simulated hardware', url: hub.lobby }],
        }),
      ...(hub && 'problem' in hub && { notes: [...ready.notes, `Kiosks have no devices: ${hub.problem}`] }),
    }),
  )
})
