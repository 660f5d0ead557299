import { join } from 'node:path'
import { NodeProcess } from './node-process.ts'

/**
 * A killed hub is back before a guest has read the message; one that keeps failing is restarted
 * ever more rarely.
 */
const retryDelayMs = 500
const maxRetryDelayMs = 60_000

/** Exit code of a hub that a restart would not help: its port is taken, or a setting is wrong. */
const notStartableExitCode = 2

type HubStart = { readonly lobby: string } | { readonly problem: string }

const main = join(import.meta.dirname, '../../apps/device-hub/src/main.ts')

/**
 * Runs the device hub for as long as we run, and restarts it when it dies. Resolves when it is
 * first ready, or with the reason why it is not.
 */
export function runHub(env: Readonly<Record<string, string>>, program = main): Promise<HubStart> {
  return new Promise((resolve) => {
    let pauseMs = retryDelayMs
    const start = () => {
      const hub = new NodeProcess([program], {
        name: 'The device hub',
        env: { ...process.env, ...env },
        stderr: 'collect',
        hasOwnGroup: true,
      })
      hub.onMessage((message) => {
        if (!isReady(message)) return
        pauseMs = retryDelayMs
        resolve({ lobby: message.lobby })
      })
      hub.child.on('error', (error) => resolve({ problem: error.message }))
      hub.child.on('close', (code, signal) => {
        resolve({ problem: hub.output.trim() || `the device hub ended with ${signal ?? code}.` })
        if (code === notStartableExitCode) return
        setTimeout(start, pauseMs).unref()
        pauseMs = Math.min(2 * pauseMs, maxRetryDelayMs)
      })
      hub.unref()
    }
    start()
  })
}

function isReady(message: unknown): message is { lobby: string } {
  return typeof message === 'object' && message !== null && 'lobby' in message && typeof message.lobby === 'string'
}
