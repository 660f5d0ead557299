import { parentPort, workerData } from 'node:worker_threads'
import type { Target } from './attack.ts'
import { attacks } from './attacks.ts'

/** Runs in a separate thread, so that the attacker does not delay the guest's clock. */
const { name, target } = workerData as { name: string; target: Target }
parentPort?.postMessage(await attacks[name]?.send(target))
