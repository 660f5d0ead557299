import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What Debian installs; system programs may be outside the PATH of a user. */
const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']
const POSTGRES_VERSIONS = '/usr/lib/postgresql'
const names = ['patroni', 'etcd', 'haproxy', 'nginx'] as const

export type Programs = Readonly<Record<(typeof names)[number] | 'postgres', string>>

/** The path of each program, and the folder of PostgreSQL's. Throws if one is not installed. */
export function findPrograms(): Programs {
  const [version] = existsSync(POSTGRES_VERSIONS)
    ? readdirSync(POSTGRES_VERSIONS).toSorted((a, b) => Number(b) - Number(a))
    : []
  const found = names.map((name) => [name, folders.map((folder) => join(folder, name)).find(existsSync)] as const)
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => name)
  if (missing.length > 0 || version === undefined)
    throw new Error(
      `Not installed: ${[...missing, ...(version === undefined ? ['postgresql'] : [])].join(', ')}. On Debian: ` +
        'apt-get install --no-install-recommends postgresql patroni python3-etcd etcd-server haproxy nginx',
    )
  return {
    ...(Object.fromEntries(found) as Record<(typeof names)[number], string>),
    postgres: join(POSTGRES_VERSIONS, version, 'bin'),
  }
}
