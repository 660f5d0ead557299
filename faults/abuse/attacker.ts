import { constants, setPriority } from 'node:os'
import type { Target } from './attack.ts'
import { attacks } from './attacks.ts'

/**
 * A separate process that has loaded everything before it attacks, and leaves the machine's
 * processors to the server and the guest: a real attacker has a machine of their own.
 */
setPriority(constants.priority.PRIORITY_LOW)
process.on('message', async ({ name, target }: { name: string; target: Target }) => {
  process.send?.({ statuses: await attacks[name]?.send(target) })
})
process.send?.({ isReady: true })
