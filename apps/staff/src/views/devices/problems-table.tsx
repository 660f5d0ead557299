import type { ScreenProblem } from '@foyer/contract/staff/devices.ts'
import { Table } from '../../parts/table.tsx'
import { useNow } from '../../session/use-now.ts'
import en from '../../wordings/en.json' with { type: 'json' }
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import styles from './devices.module.css'

const isWordKey = (key: string): key is WordingKey => Object.hasOwn(en, key)

/**
 * Problems that screens at the front desk showed without a reservation, and so without a timeline.
 */
export function ProblemsTable({ problems }: { problems: readonly ScreenProblem[] }) {
  const { say, moment } = useTexts()
  const now = useNow()
  const wordsFor = (code: string) => {
    const key = `devices.problem.${code}`
    return isWordKey(key) ? say(key) : say('devices.problem.other', { code })
  }
  return (
    <div className={styles['part']}>
      <h2>{say('devices.problems')}</h2>
      <Table
        caption={say('devices.problems')}
        className={styles['devices']}
        columns={[
          { label: say('devices.problems.when') },
          { label: say('devices.name') },
          { label: say('devices.problems.what') },
        ]}
      >
        <tbody>
          {problems.map(({ id, at, deviceName, problem }) => (
            <tr key={id}>
              <td>{moment(at, now)}</td>
              <td className={styles['name']}>{deviceName}</td>
              <td>{wordsFor(problem)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
