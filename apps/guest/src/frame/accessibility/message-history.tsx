import { getLocale } from '@foyer/domain/basics/locale.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MessagesSquare from 'lucide-react/icons/messages-square'
import type { SyntheticEvent } from 'react'
import { toastIcons } from '../../parts/toast-shelf.tsx'
import { useMessageHistory } from '../../problems/message-history.ts'
import { useSite } from '../../site/site-context.tsx'
import css from './message-history.module.css'
import line from './need-switch.module.css'

/** On a phone it would otherwise open behind the dialog's buttons. */
function scrollIntoView({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView?.({ block: 'start' })
}

/** Earlier toasts, to be read again: collapsed by default, and absent while there are none. */
export function MessageHistory() {
  const { hotel, label, language } = useSite()
  const text = label.on('accessibility')
  const said = useMessageHistory()
  if (said.length === 0) return null
  const hour = new Intl.DateTimeFormat(getLocale(language), { timeStyle: 'short', timeZone: hotel.timeZone })
  return (
    <details className={css['fold']} onToggle={scrollIntoView}>
      <summary className={`${line['line']} ${css['opener']}`}>
        <span className={line['icon']}>
          <MessagesSquare />
        </span>
        <span className={line['words']}>
          <span className={line['name']}>{text('said.title')}</span>
          <span className={line['note']}>{text('said.note')}</span>
        </span>
        <ChevronDown className={css['turn']} />
      </summary>
      <ol className={css['list']}>
        {said.map((one) => {
          const Icon = toastIcons[one.kind]
          return (
            <li key={one.text} className={css['said']} data-kind={one.kind}>
              <Icon />
              <span lang={one.language}>{one.text}</span>
              <time dateTime={new Date(one.at).toISOString()}>{hour.format(one.at)}</time>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
