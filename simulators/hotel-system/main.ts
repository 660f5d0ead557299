import { once } from 'node:events'
import { createHotelSystem } from './create-hotel-system.ts'
import { Ledger } from './ledger.ts'

const secret = process.env['SECRET']
if (!secret) {
  process.stderr.write('SECRET is missing: the secret in the hotel’s configuration.\n')
  process.exit(1)
}
const server = createHotelSystem({ secret, ledger: new Ledger(process.env['LEDGER']) })
server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
process.stdout.write(`The hotel’s system answers at ${url}\n`)
process.send?.({ type: 'ready', url })

/** Exits when the parent process is gone, or asks for it. */
const stop = () => process.exit(0)
process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)
