import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useProductIcons } from '../../parts/product-icons.ts'
import { type Place, place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './arrivals.module.css'
import { markColumns } from './mark-columns.ts'
import { parseSorting, type SortColumn, toNextSorting } from './sort-arrivals.ts'

/** Column headers; some of them sort the list. */
export function ArrivalsHead({ at }: { at: Place }) {
  const { say } = useTexts()
  const { hotel } = useSession()
  return (
    <thead>
      <tr aria-rowindex={1}>
        <SortHead at={at} by="time" label={say('column.time')} look="time" />
        <SortHead at={at} by="guest" label={say('column.guest')} look="guest" />
        <SortHead at={at} by="reference" label={say('column.reference')} look="reference" />
        <SortHead at={at} by="room" label={say('column.room')} look="room" />
        <th scope="col" className={styles['party']}>
          {say('column.party')}
        </th>
        {markColumns.map((name) => (
          <MarkHead key={name} name={name} />
        ))}
        <SortHead at={at} by="next" label={say('column.next')} look="next" />
        <SortHead at={at} by="balance" label={say('column.balance', { currency: hotel.currency })} look="balance" />
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

function SortHead({ at, by, label, look }: { at: Place; by: SortColumn; label: string; look: string }) {
  const address = useAddress()
  const sorting = parseSorting(at.params['sort'])
  const isSorted = sorting?.by === by
  const Arrow = sorting?.isDown ? ArrowDown : ArrowUp
  const sort = () => address.go(place(at.view, { ...at.params, sort: toNextSorting(by, sorting) }), 'replace')
  return (
    <th
      scope="col"
      className={styles[look]}
      aria-sort={isSorted ? (sorting.isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className={styles['sort']} onClick={sort}>
        {label}
        {isSorted && <Arrow size={12} aria-hidden />}
      </button>
    </th>
  )
}
