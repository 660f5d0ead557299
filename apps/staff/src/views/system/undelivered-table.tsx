import { Button } from '../../parts/button.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { Table } from '../../parts/table.tsx'
import { useNow } from '../../session/use-now.ts'
import { SystemProblem } from '../../stays/system-problem.tsx'
import { findWordingKey } from '../../wordings/find-wording-key.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './system.module.css'
import type { SystemForm } from './use-system.ts'

interface UndeliveredTableProps {
  readonly all: SystemForm['undelivered']
  /** Absent while there is no system to send it to. */
  readonly onAgain?: ((id: string) => void) | undefined
}

const marks = { waiting: 'partly', refused: 'failed' } as const

/** What the system has not accepted, oldest first. */
export function UndeliveredTable({ all, onAgain }: UndeliveredTableProps) {
  const { say, moment } = useTexts()
  const now = useNow()
  const title = say('systemSetup.undelivered')
  return (
    <section className={styles['part']} aria-label={title}>
      <h2>{title}</h2>
      <Table
        caption={title}
        columns={[
          { label: say('systemSetup.undelivered.what') },
          { label: say('systemSetup.undelivered.stay') },
          { label: say('systemSetup.undelivered.since') },
          { label: say('hotelSystem.event.why') },
          { label: say('event.told.again'), unseen: true },
        ]}
      >
        <tbody>
          {all.map(({ id, kind, reference, state, since, error }) => {
            const what = say(findWordingKey(`event.told.${kind}.${state}`) ?? 'event.told')
            return (
              <tr key={id}>
                <td>
                  <StateLabel mark={marks[state]}>{what}</StateLabel>
                </td>
                <td>{reference}</td>
                <td>{moment(since, now)}</td>
                <td>{error && <SystemProblem error={error} />}</td>
                <td>
                  {state === 'refused' && onAgain && (
                    <Button
                      aria-label={`${say('event.told.again')}: ${what} ${reference ?? ''}`}
                      onClick={() => onAgain(id)}
                    >
                      {say('event.told.again')}
                    </Button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </section>
  )
}
