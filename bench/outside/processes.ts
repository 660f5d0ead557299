import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A script as a process of its own, which says when it is ready and what there is to know of it. */
export async function startReady<Ready>(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly ready: Ready; readonly pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const ready = await Promise.race([once(child, 'message').then(([sent]) => sent), ended.then(() => undefined)])
  if (!ready) throw new Error(`${script} ended instead of opening.`)
  return {
    ready,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await ended
    },
  }
}
