import { type Erasure, listErasures } from '@foyer/contract/staff/privacy.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import grid from '../../parts/grid.module.css'
import { LoadProblem } from '../../parts/loading.tsx'
import { Table } from '../../parts/table.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import en from '../../wordings/en.json' with { type: 'json' }
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import styles from './registers.module.css'

const isWordKey = (key: string): key is WordingKey => Object.hasOwn(en, key)

/** The retention periods, and how much has been erased, without names. */
export function Erasures() {
  const { say } = useTexts()
  const { data, error, refetch } = useLoad(listErasures)
  if (error && !data) return <LoadProblem problem={error} onAgain={() => void refetch()} />
  if (!data) return null
  const { guestDays, signatureDays, policeDays, trackingDays, logDays } = data.periods
  return (
    <section className={styles['part']}>
      <h2>{say('registers.erasures')}</h2>
      <p>{say('registers.periods', { guest: guestDays, signature: signatureDays })}</p>
      {policeDays !== undefined && <p>{say('registers.periods.police', { n: policeDays })}</p>}
      <p>{say('registers.periods.traces', { tracking: trackingDays, log: logDays })}</p>
      {data.erasures.length === 0 ? (
        <p className={words['note']}>{say('registers.erasures.none')}</p>
      ) : (
        <Log erasures={data.erasures} />
      )}
    </section>
  )
}

function Log({ erasures }: { erasures: readonly Erasure[] }) {
  const { say, moment, count } = useTexts()
  const now = useNow()
  const kindsOf = ({ counts }: Erasure) =>
    Object.entries(counts).map(([kind, n]) => {
      const key = `erased.${kind}`
      return `${isWordKey(key) ? say(key) : kind} ${count(n)}`
    })
  return (
    <Table
      caption={say('registers.erasures')}
      className={`${styles['table']} ${styles['erasures']}`}
      columns={[
        { label: say('registers.ledger.when') },
        { label: say('registers.erasures.cause') },
        { label: say('registers.erasures.stays'), className: `${words['number']} ${styles['stays']}` },
        { label: say('registers.erasures.what') },
      ]}
    >
      <tbody>
        {erasures.map((erasure) => (
          <tr key={erasure.id}>
            <td className={words['muted']}>{moment(erasure.at, now)}</td>
            <td>{say(`registers.erasures.${erasure.cause}`)}</td>
            <td className={`${words['number']} ${styles['stays']}`}>{count(erasure.stays)}</td>
            <td className={`${grid['wrap']} ${styles['what']}`}>{kindsOf(erasure).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
