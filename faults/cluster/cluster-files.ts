import type { ClusterPlan, Machine } from './cluster-plan.ts'

/**
 * Seconds. The leader's lock in etcd ends after `ttl`, so this is about how long the loss of a
 * whole machine lasts. Patroni asks that `loop_wait` + 2 × `retry_timeout` is not more.
 */
export const patroniTimes = { ttl: 7, loop_wait: 1, retry_timeout: 3 } as const

const address = (machine: Machine, port: keyof Machine['ports']) => `${machine.host}:${machine.ports[port]}`

const formatLines = (values: Readonly<Record<string, string | number>>, indent: string) =>
  Object.entries(values)
    .map(([name, value]) => `${indent}${name}: ${value}`)
    .join('\n')

/** Environment of one member of etcd. */
export function buildEtcdEnv({ machines }: ClusterPlan, machine: Machine): Record<string, string> {
  return {
    ETCD_NAME: machine.name,
    ETCD_DATA_DIR: machine.etcdFolder,
    ETCD_LISTEN_CLIENT_URLS: `http://${address(machine, 'etcd')}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${address(machine, 'etcd')}`,
    ETCD_LISTEN_PEER_URLS: `http://${address(machine, 'etcdPeers')}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address(machine, 'etcdPeers')}`,
    ETCD_INITIAL_CLUSTER: machines.map((one) => `${one.name}=http://${address(one, 'etcdPeers')}`).join(','),
    ETCD_INITIAL_CLUSTER_TOKEN: 'foyer',
  }
}

export const formatEtcdEnv = (plan: ClusterPlan, machine: Machine): string =>
  `# /etc/default/etcd of ${machine.name}; on the others with their name and address.\n${Object.entries(
    buildEtcdEnv(plan, machine),
  )
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('')}`

export const formatPatroni = (plan: ClusterPlan, machine: Machine): string => `\
# /etc/patroni/config.yml of ${machine.name}; on the others with their name and address.
scope: foyer
name: ${machine.name}
restapi:
  listen: ${address(machine, 'patroni')}
  connect_address: ${address(machine, 'patroni')}
etcd3:
  hosts: ${plan.machines.map((one) => address(one, 'etcd')).join(',')}
bootstrap:
  dcs:
${formatLines(patroniTimes, '    ')}
    # Replace a primary that crashed instead of waiting for its recovery.
    primary_start_timeout: 0
    # A commit is answered when another machine has it too; without one, no write is accepted.
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters:
        wal_log_hints: "on"
        # A replica that is cut off holds up commits for this long.
        wal_sender_timeout: 5s
        wal_receiver_timeout: 5s
        # The log must not quote what guests typed.
        log_min_messages: log
        log_min_error_statement: panic
        log_error_verbosity: terse
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
  pg_hba:
    - local all all scram-sha-256
    - host all all ${plan.network} scram-sha-256
    - host replication replicator ${plan.network} scram-sha-256
postgresql:
  listen: ${address(machine, 'postgres')}
  connect_address: ${address(machine, 'postgres')}
  data_dir: ${machine.postgresFolder}
  bin_dir: ${plan.programs}
  pgpass: ${machine.postgresFolder}.pgpass
  authentication:
    superuser: { username: postgres, password: ${plan.passwords.superuser} }
    replication: { username: replicator, password: ${plan.passwords.replication} }
  parameters:
    unix_socket_directories: ${plan.sockets}
`

/** Connections to one role, as each Patroni says that its PostgreSQL has it. */
const formatListen = ({ machines, ...plan }: ClusterPlan, role: 'primary' | 'replica'): string => `listen ${role}
    bind ${plan[role].host}:${plan[role].port}
    option httpchk GET /${role}
    http-check expect status 200
    default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${machines.map((one) => `    server ${one.name} ${address(one, 'postgres')} check addr ${one.host} port ${one.ports.patroni}`).join('\n')}
`

export const formatHaproxy = (plan: ClusterPlan): string => `\
# /etc/haproxy/haproxy.cfg on each machine that runs Foyer: connections go to the primary, wherever it is, or to a replica.
global
    maxconn 500
defaults
    mode tcp
    timeout connect 2s
    timeout check 1s
    # Foyer closes its own connections; a listening one may be silent for hours.
    timeout client 1d
    timeout server 1d
    option clitcpka
    option srvtcpka
${formatListen(plan, 'primary')}${formatListen(plan, 'replica')}`
