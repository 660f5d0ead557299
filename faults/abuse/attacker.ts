import { parentPort, workerData } from 'node:worker_threads'
import type { Target } from './attack.ts'
import { attacks } from './attacks.ts'

/** In a thread of its own, so that the guest's clock is not the attacker's. */
const { name, target } = workerData as { name: string; target: Target }
parentPort?.postMessage(await attacks[name]?.send(target))
