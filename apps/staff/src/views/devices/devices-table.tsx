import type { Device } from '@foyer/contract/staff/devices.ts'
import { Button } from '../../parts/button.tsx'
import grid from '../../parts/grid.module.css'
import { StateWord } from '../../parts/state-word.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useWords } from '../../wordings/words-context.tsx'
import { channelIcons } from '../arrivals/where.tsx'
import { deviceState } from './device-state.ts'
import styles from './devices.module.css'

interface DevicesTableProps {
  devices: readonly Device[]
  onRevoke: ((device: Device) => void) | undefined
}

export function DevicesTable({ devices, onRevoke }: DevicesTableProps) {
  const { say, moment } = useWords()
  const now = useNow()
  return (
    <table className={`${grid['grid']} ${styles['devices']}`}>
      <caption className={words['sr']}>{say('devices.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('devices.name')}</th>
          <th scope="col" className={styles['kind']}>
            {say('devices.kind')}
          </th>
          <th scope="col">{say('devices.state')}</th>
          <th scope="col" className={styles['when']}>
            {say('devices.seen')}
          </th>
          <th scope="col" className={styles['when']}>
            {say('devices.enrolled')}
          </th>
          <th scope="col">
            <span className={words['sr']}>{say('do.more')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => (
          <tr key={device.id}>
            <td className={styles['name']}>
              <DeviceName device={device} />
            </td>
            <td className={styles['kind']}>
              {say(`channel.${device.channel}`)} <span className={words['muted']}>{device.appKey}</span>
            </td>
            <td>
              <DeviceWord device={device} now={now} />
            </td>
            <td className={styles['when']}>
              {device.lastSeenAt ? moment(device.lastSeenAt, now) : say('devices.never')}
            </td>
            <td className={styles['when']}>{moment(device.enrolledAt, now)}</td>
            <td>
              <span className={grid['acts']}>
                {onRevoke && !device.revokedAt && (
                  <Button aria-label={`${say('devices.revoke')} ${device.name}`} onClick={() => onRevoke(device)}>
                    {say('devices.revoke')}
                  </Button>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DeviceName({ device }: { device: Device }) {
  const Icon = channelIcons[device.channel]
  return (
    <span className={styles['named']}>
      <Icon size={16} aria-hidden />
      {device.name}
    </span>
  )
}

function DeviceWord({ device, now }: { device: Device; now: Date }) {
  const { say, span, moment } = useWords()
  const { mark, word } = deviceState(device, now)
  const values = {
    reference: device.atStay ?? '',
    span: device.lastSeenAt ? span(device.lastSeenAt, now) : '',
    time: device.revokedAt ? moment(device.revokedAt, now) : '',
  }
  return <StateWord mark={mark}>{say(`devices.state.${word}`, values)}</StateWord>
}
