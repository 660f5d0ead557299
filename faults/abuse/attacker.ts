import type { Target } from './attack.ts'
import { attacks } from './attacks.ts'
import { runWhenIdle } from './run-when-idle.ts'

/**
 * A separate process that has loaded everything before it attacks, and leaves the machine's
 * processors to the server and the guest: a real attacker has a machine of their own.
 */
runWhenIdle()
process.on('message', async ({ name, target }: { name: string; target: Target }) => {
  process.send?.({ statuses: await attacks[name]?.send(target) })
})
process.send?.({ isReady: true })
