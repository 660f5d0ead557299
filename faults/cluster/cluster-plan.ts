/** A machine that runs PostgreSQL under Patroni, and a member of etcd. */
export interface Machine {
  readonly name: string
  readonly host: string
  readonly ports: {
    readonly postgres: number
    /** Patroni's REST API, which says whether its PostgreSQL is the primary. */
    readonly patroni: number
    readonly etcd: number
    readonly etcdPeers: number
  }
  readonly postgresFolder: string
  readonly etcdFolder: string
}

/** Everything in which one cluster differs from another. */
export interface ClusterPlan {
  readonly machines: readonly Machine[]
  /** Where HAProxy offers the primary to Foyer. */
  readonly primary: { readonly host: string; readonly port: number }
  /** Where HAProxy offers the replicas in turn. */
  readonly replica: { readonly host: string; readonly port: number }
  /** Addresses that may connect to PostgreSQL. */
  readonly network: string
  readonly programs: string
  readonly sockets: string
  readonly passwords: { readonly superuser: string; readonly replication: string }
}

const ports = { postgres: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380 }

/** The example in `deploy/cluster`, with Debian's folders. */
export const examplePlan: ClusterPlan = {
  machines: [21, 22, 23].map((last, index) => ({
    name: `db${index + 1}`,
    host: `10.0.0.${last}`,
    ports,
    postgresFolder: '/var/lib/postgresql/foyer',
    etcdFolder: '/var/lib/etcd/foyer',
  })),
  primary: { host: '127.0.0.1', port: 5432 },
  replica: { host: '127.0.0.1', port: 5433 },
  network: '10.0.0.0/24',
  programs: '/usr/lib/postgresql/15/bin',
  sockets: '/var/run/postgresql',
  passwords: { superuser: 'choose-one', replication: 'choose-another' },
}
