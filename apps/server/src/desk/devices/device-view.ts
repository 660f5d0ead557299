import type { Device, OpenLicense, ScreenProblem } from '@foyer/contract/staff/devices.ts'
import type { readDevices, readScreenProblems } from './device.store.ts'
import type { readOpenLicenses } from './license.store.ts'

type Rows<Read extends (...given: never) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>[number]

export function toDeviceView(row: Rows<typeof readDevices>, channel: Device['channel']): Device {
  return {
    id: row.id,
    name: row.name || row.app_key,
    appKey: row.app_key,
    channel,
    enrolledAt: row.enrolled_at.toISOString(),
    ...(row.last_seen_at ? { lastSeenAt: row.last_seen_at.toISOString() } : {}),
    ...(row.revoked_at ? { revokedAt: row.revoked_at.toISOString() } : {}),
    ...(row.paused_at ? { pausedAt: row.paused_at.toISOString() } : {}),
    ...(row.paused_reason ? { pausedReason: row.paused_reason } : {}),
    ...(row.maintenance_since ? { maintenanceSince: row.maintenance_since.toISOString() } : {}),
    ...(row.socket_version ? { socketVersion: row.socket_version } : {}),
    ...(row.at_stay ? { atStay: row.at_stay } : {}),
    ...(row.paired_at ? { hub: toHubView(row, row.paired_at) } : {}),
    ...(row.told_parts && !row.revoked_at ? { parts: row.told_parts } : {}),
  }
}

function toHubView(
  { paired_by, told_at, hub_version, hub_heard }: Rows<typeof readDevices>,
  pairedAt: Date,
): NonNullable<Device['hub']> {
  return {
    pairedAt: pairedAt.toISOString(),
    connected: hub_heard,
    ...(paired_by ? { pairedBy: paired_by } : {}),
    ...(told_at ? { heardAt: told_at.toISOString() } : {}),
    ...(hub_version ? { version: hub_version } : {}),
  }
}

export function toLicenseView(row: Rows<typeof readOpenLicenses>): OpenLicense {
  return {
    id: row.id,
    name: row.name || row.app_key || '',
    appKey: row.app_key ?? '',
    madeAt: row.made_at.toISOString(),
    ...(row.made_by ? { madeBy: row.made_by } : {}),
    ...(row.valid_until ? { validUntil: row.valid_until.toISOString() } : {}),
  }
}

export function toProblemView({ id, at, name, app_key, reason }: Rows<typeof readScreenProblems>): ScreenProblem {
  return { id, at: at.toISOString(), deviceName: name || app_key, problem: reason ?? 'unexpected' }
}
