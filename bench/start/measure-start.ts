import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Time in ms from `npm start` until it reports that the hotel is open. Stops it again. */
export async function measureStart(dataDir: string): Promise<number> {
  const { DATABASE_URL: _, PUBLIC_URL: __, ...inherited } = process.env
  const begin = performance.now()
  // The npm that started us, run by its own Node, because not every npm runs on ours.
  const { npm_execpath: cli, npm_node_execpath: node } = inherited
  const [program, ...args] = cli && node ? [node, cli, 'start'] : ['npm', 'start']
  const npm = spawn(program, args, {
    cwd: root,
    env: { ...inherited, DATA_DIR: dataDir, PORT: '0', HUB_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: program === 'npm' && process.platform === 'win32',
    // A separate process group, so that a signal reaches npm and its children.
    detached: process.platform !== 'win32',
  })
  // The server inherits this pipe, so it closes when the last of them has exited.
  const ended = once(npm.stdout, 'close')
  let said = ''
  const opened = new Promise<number>((resolve) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('Foyer is open at')) resolve(performance.now() - begin)
    })
  })
  const time = await Promise.race([opened, ended.then(() => undefined)])
  if (time === undefined) throw new Error('npm start ended instead of opening.')
  if (npm.pid !== undefined) process.kill(process.platform === 'win32' ? npm.pid : -npm.pid, 'SIGTERM')
  await ended
  return time
}
