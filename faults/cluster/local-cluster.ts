import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { findFreePort } from '../find-free-port.ts'
import { clusterUser, startProgram } from './background-program.ts'
import { formatHaproxy } from './cluster-files.ts'
import { type ClusterPlan, examplePlan } from './cluster-plan.ts'
import { findPrograms } from './find-programs.ts'
import { LocalMachine } from './local-machine.ts'

const run = promisify(execFile)

const LOCALHOST = '127.0.0.1'
const POLL_INTERVAL_MS = 200
/** A replica that has to be copied again takes long on a busy machine. */
const MAX_WAIT_MS = 180_000

const clusterState = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
})
type Member = z.infer<typeof clusterState>['members'][number]

/** Three machines with PostgreSQL, Patroni and etcd, and HAProxy, all on this one. */
export interface LocalCluster {
  /** The database through HAProxy, as its owner. */
  readonly databaseUrl: string
  /** The replicas through HAProxy. */
  readonly replicaUrl: string
  /** The machine with the primary, or with the replica that has every commit. */
  find(role: 'leader' | 'sync_standby'): Promise<LocalMachine>
  /** Resolves when another machine than this one has this role. */
  waitForOther(than: LocalMachine, role: 'leader' | 'sync_standby'): Promise<void>
  /** Resolves when all machines run, and one replica has every commit. */
  waitUntilWhole(): Promise<void>
  stop(): Promise<void>
}

/** `folder`: an empty one for data, configuration and logs. */
export async function startLocalCluster(folder: string): Promise<LocalCluster> {
  const programs = findPrograms()
  mkdirSync(folder, { recursive: true })
  if (clusterUser.uid !== undefined) chownSync(folder, clusterUser.uid, clusterUser.gid)
  const plan = await createLocalPlan(folder, programs.postgres)
  const machines = plan.machines.map((machine) => new LocalMachine(plan, machine, { programs, folder }))
  const stop = async () => {
    for (const machine of machines) await machine.kill()
    proxy.kill('SIGKILL')
  }
  for (const machine of machines) machine.start()
  const proxyFile = join(folder, 'haproxy.cfg')
  writeFileSync(proxyFile, formatHaproxy(plan))
  const proxy = startProgram({ command: programs.haproxy, args: ['-db', '-f', proxyFile], log: `${proxyFile}.log` })

  const listMembers = async (): Promise<readonly Member[]> => {
    for (const { machine } of machines) {
      const members = await fetchMembers(`http://${machine.host}:${machine.ports.patroni}/cluster`)
      if (members) return members
    }
    return []
  }
  const findName = async (role: string) => (await listMembers()).find((member) => member.role === role)?.name
  const cluster: LocalCluster = {
    databaseUrl: toOwnerUrl(plan.primary),
    replicaUrl: toOwnerUrl(plan.replica),
    async find(role) {
      const name = await findName(role)
      const found = machines.find(({ machine }) => machine.name === name)
      if (!found) throw new Error(`No machine is the ${role}.`)
      return found
    },
    waitForOther: ({ machine }, role) =>
      waitUntil(`another ${role}`, async () => {
        const name = await findName(role)
        return name !== undefined && name !== machine.name
      }),
    waitUntilWhole: () => waitUntil('a whole cluster', async () => isWhole(await listMembers(), machines.length)),
    stop,
  }
  try {
    await cluster.waitUntilWhole()
    await createDatabase(plan)
    return cluster
  } catch (error) {
    await stop()
    throw error
  }
}

const toOwnerUrl = ({ host, port }: ClusterPlan['primary']) => `postgres://foyer_owner:owner@${host}:${port}/foyer`

/** The example's plan on loopback, each machine with ports of its own. */
async function createLocalPlan(folder: string, programs: string): Promise<ClusterPlan> {
  const count = examplePlan.machines.length * 4 + 2
  const [primary = 0, replica = 0, ...ports] = await Promise.all(Array.from({ length: count }, findFreePort))
  return {
    ...examplePlan,
    machines: examplePlan.machines.map(({ name }, index) => {
      const [postgres = 0, patroni = 0, etcd = 0, etcdPeers = 0] = ports.slice(index * 4)
      return {
        name,
        host: LOCALHOST,
        ports: { postgres, patroni, etcd, etcdPeers },
        postgresFolder: join(folder, `${name}-postgres`),
        etcdFolder: join(folder, `${name}-etcd`),
      }
    }),
    primary: { host: LOCALHOST, port: primary },
    replica: { host: LOCALHOST, port: replica },
    network: `${LOCALHOST}/32`,
    programs,
    sockets: folder,
  }
}

/** As `docs/operating.md` tells an administrator of PostgreSQL. */
async function createDatabase({ primary, programs, passwords }: ClusterPlan): Promise<void> {
  const statements = [
    `create role foyer_owner login password 'owner'`,
    'create role foyer_app nologin',
    'grant foyer_app to foyer_owner',
    'create database foyer owner foyer_owner',
  ]
  const url = `postgres://postgres:${passwords.superuser}@${primary.host}:${primary.port}/postgres`
  await run(join(programs, 'psql'), [url, '--no-psqlrc', ...statements.flatMap((sql) => ['--command', sql])])
}

async function fetchMembers(url: string): Promise<readonly Member[] | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) })
    return clusterState.parse(await response.json()).members
  } catch {
    // It is down, or cut off.
    return undefined
  }
}

const isWhole = (members: readonly Member[], count: number): boolean =>
  members.filter(({ state }) => state === 'running' || state === 'streaming').length === count &&
  ['leader', 'sync_standby'].every((role) => members.some((member) => member.role === role))

export async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS
  while (!(await isTrue())) {
    if (performance.now() > until) throw new Error(`No ${what} after ${MAX_WAIT_MS / 1_000} s.`)
    await delay(POLL_INTERVAL_MS)
  }
}
