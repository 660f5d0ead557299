import { useProductIcons } from '../../parts/product-icons.ts'
import type { Place } from '../../places/place.ts'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './arrivals.module.css'
import { markColumns } from './mark-columns.ts'
import { SortHead } from './sort-head.tsx'

/** Column headers; some of them sort the list. */
export function ArrivalsHead({ at }: { at: Place }) {
  const { say } = useTexts()
  const { hotel } = useSession()
  return (
    <thead>
      <tr aria-rowindex={1}>
        <SortHead at={at} by="time" label={say('column.time')} look={styles['time']} />
        <SortHead at={at} by="guest" label={say('column.guest')} look={styles['guest']} />
        <SortHead at={at} by="reference" label={say('column.reference')} look={styles['reference']} />
        <SortHead at={at} by="room" label={say('column.room')} look={styles['room']} />
        <th scope="col" className={styles['party']}>
          {say('column.party')}
        </th>
        {markColumns.map((name) => (
          <MarkHead key={name} name={name} />
        ))}
        <SortHead at={at} by="next" label={say('column.next')} look={styles['next']} />
        <SortHead
          at={at}
          by="balance"
          label={say('column.balance', { currency: hotel.currency })}
          look={styles['balance']}
        />
        <th scope="col" className={styles['where']}>
          {say('column.where')}
        </th>
      </tr>
    </thead>
  )
}

function MarkHead({ name }: { name: (typeof markColumns)[number] }) {
  const { say } = useTexts()
  const Icon = useProductIcons()[name]
  return (
    <th scope="col" className={styles['mark']}>
      <span title={say(`column.${name}`)}>
        <Icon size={15} aria-hidden />
        <span className={words['sr']}>{say(`column.${name}`)}</span>
      </span>
    </th>
  )
}
