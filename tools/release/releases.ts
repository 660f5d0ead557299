import type { Release } from './pack.ts'

const server = 'apps/server/src'

/** Published archives: the server, and only what a kiosk needs. */
export const releases: readonly Release[] = [
  {
    name: 'foyer',
    workspaces: ['apps/server'],
    also: ['apps/guest/dist', 'apps/staff/dist', 'deploy', 'docs/operating.md', 'CHANGELOG.md', 'LICENSE', 'NOTICE'],
    commands: {
      start: `${server}/main.ts`,
      setup: `${server}/desk/setup/setup.ts`,
      backup: `${server}/platform/database/backup/backup.ts`,
      restore: `${server}/platform/database/backup/restore.ts`,
      config: `${server}/desk/config/config.ts`,
      admin: `${server}/desk/admin/admin.ts`,
      doctor: `${server}/desk/admin/admin.ts doctor`,
      'hotel-system': `${server}/desk/hotel-system/connect.ts`,
      'import-postal-codes': `${server}/checkin/postal-codes/import.ts`,
    },
  },
  {
    name: 'foyer-hub',
    workspaces: ['apps/device-hub'],
    also: ['deploy/kiosk', 'deploy/systemd/foyer-hub.service', 'deploy/systemd/hub.env.example', 'LICENSE'],
    commands: {
      start: 'apps/device-hub/src/main.ts',
      'accept-server-key': 'apps/device-hub/src/accept-server-key.ts',
    },
  },
]
