import type { OpenLicense } from '@foyer/contract/staff/devices.ts'
import { Button } from '../../parts/button.tsx'
import grid from '../../parts/grid.module.css'
import { Table } from '../../parts/table.tsx'
import { useNow } from '../../session/use-now.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './devices.module.css'

interface LicensesTableProps {
  licenses: readonly OpenLicense[]
  onWithdraw: ((license: OpenLicense) => void) | undefined
}

/** Unused codes, each of which can enrol a device until it is used or withdrawn. */
export function LicensesTable({ licenses, onWithdraw }: LicensesTableProps) {
  const { say, moment } = useTexts()
  const now = useNow()
  return (
    <div className={styles['part']}>
      <h2>{say('devices.licenses')}</h2>
      <Table
        caption={say('devices.licenses')}
        className={styles['devices']}
        columns={[
          { label: say('enrol.name') },
          { label: say('devices.kind'), className: styles['kind'] },
          { label: say('devices.madeBy'), className: styles['when'] },
          { label: say('devices.validUntil') },
          { label: say('do.more'), unseen: true },
        ]}
      >
        <tbody>
          {licenses.map((license) => (
            <tr key={license.id}>
              <td className={styles['name']}>{license.name}</td>
              <td className={styles['kind']}>{license.appKey}</td>
              <td className={styles['when']}>
                {license.madeBy ?? say('audit.foyer')}, {moment(license.madeAt, now)}
              </td>
              <td>{license.validUntil ? moment(license.validUntil, now) : say('devices.validAlways')}</td>
              <td>
                <span className={grid['acts']}>
                  {onWithdraw && (
                    <Button
                      aria-label={`${say('devices.withdraw')} ${license.name}`}
                      onClick={() => onWithdraw(license)}
                    >
                      {say('devices.withdraw')}
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
