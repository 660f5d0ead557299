import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../find-free-port.ts'
import { type Started, startProcess } from '../processes.ts'
import { startProgram } from './background-program.ts'
import { changeText, formatNginxFile } from './format-nginx-file.ts'
import { waitUntil } from './local-cluster.ts'

const documentation = join(import.meta.dirname, '../../docs/nginx.md')
/** Shorter than a hotel would set it. */
const DRAIN_SECONDS = 4

/** Two servers behind nginx. */
export interface LocalFoyer {
  /** Of nginx. */
  readonly url: string
  readonly servers: readonly LocalServer[]
  stop(): Promise<void>
}

export class LocalServer {
  readonly port: number
  readonly #env: Readonly<Record<string, string>>
  #process: Started<unknown> | undefined
  #script = 'apps/server/src/main.ts'

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port
    this.#env = { ...env, PORT: String(port) }
  }

  async start(): Promise<void> {
    this.#process = await startProcess(this.#script, this.#env)
  }

  /** From its next start on, it is a newer version with one more migration. */
  upgrade(): void {
    this.#script = 'apps/server/src/testing/faults/next-version.ts'
  }

  async stop(): Promise<void> {
    await this.#process?.stop()
  }

  async kill(): Promise<void> {
    await this.#process?.kill()
  }
}

interface FoyerSettings {
  readonly nginx: string
  readonly databaseUrl: string
  readonly replicaUrl: string
  readonly seed: () => Promise<void>
}

/** `seed` writes the first reservations while no server runs. */
export async function startLocalFoyer(
  folder: string,
  { nginx, databaseUrl, replicaUrl, seed }: FoyerSettings,
): Promise<LocalFoyer> {
  const [port = 0, ...ports] = await Promise.all(Array.from({ length: 3 }, findFreePort))
  const url = `http://127.0.0.1:${port}`
  const env = {
    DATABASE_URL: databaseUrl,
    REPLICA_URL: replicaUrl,
    DATA_DIR: folder,
    KEY_SECRET: 'the secret of every server in this cluster',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    TRUST_PROXY: 'loopback',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    STAFF_SECOND_FACTOR: 'off',
    FOYER_DEV: '1',
    DEMO: 'on',
    LOG_LEVEL: 'silent',
  }
  const servers = ports.map((one) => new LocalServer(one, env))
  const [first] = servers
  // It creates the tables and the hotel.
  await first?.start()
  await first?.stop()
  await seed()
  for (const server of servers) await server.start()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, formatNginx({ folder, port, ports }))
  const proxy = startProgram({ command: nginx, args: ['-e', 'stderr', '-c', file], log: `${file}.log` })
  await waitUntil('answer of nginx', () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return {
    url,
    servers,
    async stop() {
      proxy.kill('SIGKILL')
      for (const server of servers) await server.stop()
    },
  }
}

/** The documented configuration, without a certificate and on our ports. */
function formatNginx({ folder, port, ports }: { folder: string; port: number; ports: readonly number[] }): string {
  const documented = /```nginx\n(.*?)```/s.exec(readFileSync(documentation, 'utf8'))?.[1] ?? ''
  const changes: readonly (readonly [RegExp, string])[] = [
    ...ports.map((one, index) => [new RegExp(`10\\.0\\.0\\.${11 + index}:8080`), `127.0.0.1:${one}`] as const),
    [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
    [/ *ssl_certificate.*\n/g, ''],
    // Ports other than 443 are part of a host's name, and guests have addresses of their own.
    [/Host \$host;/, 'Host $http_host;'],
    [/X-Forwarded-For \$remote_addr;/, 'X-Forwarded-For $http_x_forwarded_for;'],
  ]
  return formatNginxFile(folder, changeText(documented, changes))
}
