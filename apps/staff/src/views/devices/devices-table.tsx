import type { Device } from '@foyer/contract/staff/devices.ts'
import { isScreen, usesHub } from '@foyer/domain/device/device-kind.ts'
import { Button } from '../../parts/button.tsx'
import { useChannelIcons } from '../../parts/channel-icons.ts'
import grid from '../../parts/grid.module.css'
import { useProductIcons } from '../../parts/product-icons.ts'
import { StateLabel } from '../../parts/state-label.tsx'
import { Table } from '../../parts/table.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { DeviceParts } from './device-parts.tsx'
import { toDeviceState } from './device-state.ts'
import styles from './devices.module.css'
import { HubStatus } from './hub-status.tsx'

/** Actions that the current user may perform on a device. */
export type DeviceActions = Partial<Record<'pause' | 'resume' | 'revoke' | 'hub', (device: Device) => void>>

interface DevicesTableProps {
  devices: readonly Device[]
  acts: DeviceActions
}

export function DevicesTable({ devices, acts }: DevicesTableProps) {
  const { say, moment } = useTexts()
  const now = useNow()
  return (
    <Table
      caption={say('devices.title')}
      className={styles['devices']}
      columns={[
        { label: say('devices.name') },
        { label: say('devices.kind'), className: styles['kind'] },
        { label: say('devices.state') },
        { label: say('devices.seen'), className: styles['when'] },
        { label: say('devices.enrolled'), className: styles['when'] },
        { label: say('do.more'), unseen: true },
      ]}
    >
      <tbody>
        {devices.map((device) => (
          <tr key={device.id}>
            <td className={styles['name']}>
              <DeviceName device={device} />
            </td>
            <td className={styles['kind']}>
              {say(`channel.${device.channel}`)}{' '}
              {isScreen(device.channel) && device.appKey !== device.channel.toLowerCase() && (
                <span className={words['muted']}>{device.appKey}</span>
              )}
            </td>
            <td>
              <DeviceStatus device={device} now={now} />
              {device.hub && !device.revokedAt && (
                <div>
                  <HubStatus device={device} />
                </div>
              )}
              {device.parts && (
                <DeviceParts parts={device.parts} version={device.hub?.version ?? device.socketVersion} />
              )}
            </td>
            <td className={styles['when']}>
              {device.lastSeenAt ? moment(device.lastSeenAt, now) : say('devices.never')}
            </td>
            <td className={styles['when']}>{moment(device.enrolledAt, now)}</td>
            <td>
              <span className={grid['acts']}>{!device.revokedAt && <DeviceButtons device={device} acts={acts} />}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function DeviceButtons({ device, acts }: { device: Device; acts: DeviceActions }) {
  const { say } = useTexts()
  const offered = [
    ...(usesHub(device.channel) ? ['hub' as const] : []),
    device.pausedAt ? 'resume' : 'pause',
    'revoke',
  ] as const
  return offered.map((name) => {
    const act = acts[name]
    return (
      act && (
        <Button key={name} aria-label={`${say(`devices.${name}`)} ${device.name}`} onClick={() => act(device)}>
          {say(`devices.${name}`)}
        </Button>
      )
    )
  })
}

function DeviceName({ device }: { device: Device }) {
  const { keyReady } = useProductIcons()
  const icons = useChannelIcons()
  const Icon = isScreen(device.channel) ? icons[device.channel] : keyReady
  return (
    <span className={styles['named']}>
      <Icon size={16} aria-hidden />
      {device.name}
    </span>
  )
}

function DeviceStatus({ device, now }: { device: Device; now: Date }) {
  const { say, span, moment } = useTexts()
  const { mark, word } = toDeviceState(device, now)
  const momentOf = (at: string | undefined) => (at ? moment(at, now) : '')
  const values = {
    reference: device.atStay ?? '',
    span: device.lastSeenAt ? span(device.lastSeenAt, now) : '',
    reason: device.pausedReason ?? '',
    time: momentOf(device.revokedAt ?? device.maintenanceSince),
  }
  return <StateLabel mark={mark}>{say(`devices.state.${word}`, values)}</StateLabel>
}
