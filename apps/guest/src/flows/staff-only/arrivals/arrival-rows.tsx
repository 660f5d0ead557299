import ChevronRight from 'lucide-react/icons/chevron-right'
import css from './arrival-rows.module.css'

interface ArrivalRowsProps {
  readonly label: string
  readonly rows: readonly {
    readonly id: string
    readonly name: string
    readonly room: string
    readonly reference: string
  }[]
  readonly onPick: (id: string) => unknown
}

export function ArrivalRows({ label, rows, onPick }: ArrivalRowsProps) {
  return (
    <ul className={css['rows']} aria-label={label}>
      {rows.map(({ id, name, room, reference }) => (
        <li key={id}>
          <button type="button" className={css['row']} onClick={() => onPick(id)}>
            <span className={css['words']}>
              <bdi className={css['name']}>{name}</bdi>
              <bdi className={css['note']}>{room}</bdi>
            </span>
            <span className={css['number']} dir="ltr">
              {reference}
            </span>
            <ChevronRight data-turns />
          </button>
        </li>
      ))}
    </ul>
  )
}
