import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type Place, place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import styles from './arrivals.module.css'
import { parseSorting, type SortColumn, toNextSorting } from './sort-arrivals.ts'

interface SortHeadProps {
  readonly at: Place
  readonly by: SortColumn
  readonly label: string
  readonly look?: string | undefined
}

/** A column header that sorts the list, up, down and not at all. */
export function SortHead({ at, by, label, look }: SortHeadProps) {
  const address = useAddress()
  const sorting = parseSorting(at.params['sort'])
  const isSorted = sorting?.by === by
  const Arrow = sorting?.isDown ? ArrowDown : ArrowUp
  const sort = () => address.go(place(at.view, { ...at.params, sort: toNextSorting(by, sorting) }), 'replace')
  return (
    <th scope="col" className={look} aria-sort={isSorted ? (sorting.isDown ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className={styles['sort']} onClick={sort}>
        {label}
        {isSorted && <Arrow size={12} aria-hidden />}
      </button>
    </th>
  )
}
