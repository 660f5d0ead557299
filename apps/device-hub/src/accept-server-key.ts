import { createOrderContext } from './orders/order-context.ts'
import { deleteServerKey } from './server-key.ts'
import { readSettings, StartProblem } from './settings.ts'

/** For the operator, after the server's key secret was replaced. */
try {
  const settings = readSettings(process.env)
  deleteServerKey(createOrderContext(settings, () => undefined).folder)
  process.stdout.write(`The hub will trust the key that ${settings.server} shows next. Restart it now.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : error}\n`)
  process.exitCode = 1
}
