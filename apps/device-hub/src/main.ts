import { readSettings, StartProblem } from './settings.ts'
import { startHub } from './start.ts'

/** Exit code that tells the supervisor that a restart would not help. */
const EXIT_NOT_STARTABLE = 2

try {
  const hub = await startHub(readSettings(process.env), (words) => {
    if (!process.send) process.stdout.write(`Device hub: ${words}\n`)
    process.send?.({ type: 'pairing', words })
  })
  const stop = () => {
    hub.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)
  if (!process.send && hub.simulated.length > 0)
    process.stdout.write(`Simulated, with no hardware behind them: ${hub.simulated.join(', ')}\n`)
  if (!process.send && hub.hasPanel) process.stdout.write(`The simulated lobby is at ${hub.lobby}\n`)
  process.send?.({ type: 'ready', port: hub.port, bench: hub.bench, lobby: hub.lobby })
} catch (error) {
  const known = error instanceof StartProblem
  const words = error instanceof Error ? (known ? error.message : error.stack) : String(error)
  process.stderr.write(`${words}\n`)
  process.exit(known ? EXIT_NOT_STARTABLE : 1)
}
