import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import Gift from 'lucide-react/icons/gift'
import PawPrint from 'lucide-react/icons/paw-print'
import { memo } from 'react'
import grid from '../../parts/grid.module.css'
import { useProductIcons } from '../../parts/product-icons.ts'
import { StateMark } from '../../parts/state-mark.tsx'
import { Tag } from '../../parts/tag.tsx'
import { rowLink } from '../../parts/use-row-keys.ts'
import { place } from '../../places/place.ts'
import type { ViewName } from '../../places/places.ts'
import { useAddress, useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { DetailTags } from '../../stays/detail-tags.tsx'
import { useListName } from '../../stays/names.ts'
import { NextStepLink } from '../../stays/next-step-link.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { Balance, RoomLabel } from './arrival-labels.tsx'
import styles from './arrivals.module.css'
import { GuestLocation } from './guest-location.tsx'
import { markColumns } from './mark-columns.ts'

interface ArrivalRowProps {
  arrival: Arrival
  /** Index over all groups. */
  index: number
  rowIndex: number
  isOpen: boolean
  view: ViewName
  /** The other parameters of the address. */
  rest: Readonly<Record<string, string>>
}

export const ArrivalRow = memo(function ArrivalRow({ arrival, index, rowIndex, isOpen, view, rest }: ArrivalRowProps) {
  const { say, time } = useTexts()
  const { mayDo } = useSession()
  const link = useLink()
  const address = useAddress()
  const nameOf = useListName()
  const { walkIn: WalkIn } = useProductIcons()
  const { reference, groupLocator, adults, children, states, expectedAt, checkedInAt } = arrival
  const name = nameOf(arrival)
  const hour = checkedInAt ? time(checkedInAt) : (expectedAt ?? '–')
  const party = children > 0 ? `${adults} + ${children}` : String(adults)
  return (
    <tr data-selected={isOpen} data-index={index} aria-rowindex={rowIndex}>
      <td className={styles['time']}>{hour}</td>
      <td className={styles['guest']} title={name}>
        {mayDo('openStay') ? (
          <a
            className={grid['open']}
            {...rowLink}
            {...link(place(view, { ...rest, reference }), () =>
              address.here()?.params['reference'] ? 'replace' : 'push',
            )}
            aria-current={isOpen ? 'true' : undefined}
          >
            {name}
          </a>
        ) : (
          name
        )}
        <DetailTags stay={arrival} />
        {groupLocator && (
          <a
            className={styles['toGroup']}
            {...link(place(view, { ...rest, group: groupLocator }))}
            title={say('stayGroup.open')}
          >
            <Tag>{groupLocator}</Tag>
          </a>
        )}
        {arrival.walkIn && (
          <Tag title={say('arrivals.walkIn')}>
            <WalkIn size={12} aria-hidden />
            <span className={words['sr']}>{say('arrivals.walkIn')}</span>
          </Tag>
        )}
        {arrival.openExtras > 0 && (
          <Tag title={say('arrivals.openExtras', { n: arrival.openExtras })} warns>
            <Gift size={12} aria-hidden />
            <span className={words['sr']}>{say('arrivals.openExtras', { n: arrival.openExtras })}</span>
            <span aria-hidden>{arrival.openExtras}</span>
          </Tag>
        )}
        {arrival.hasPets && (
          <Tag title={say('arrivals.pets')}>
            <PawPrint size={12} aria-hidden />
            <span className={words['sr']}>{say('arrivals.pets')}</span>
          </Tag>
        )}
      </td>
      <td className={`${styles['reference']} ${words['code']}`}>{reference}</td>
      <td className={styles['room']}>
        <RoomLabel arrival={arrival} />
      </td>
      <td className={styles['party']}>{party}</td>
      {markColumns.map((name) => (
        <td key={name} className={styles['mark']}>
          <StateMark state={states[name]} about={say(`column.${name}`)} />
        </td>
      ))}
      <td className={styles['next']}>
        <NextStepLink arrival={arrival} view={view} rest={rest} className={styles['desk']} />
      </td>
      <td className={`${styles['balance']} ${words['number']}`}>
        <Balance arrival={arrival} />
      </td>
      <td className={styles['where']}>
        <GuestLocation arrival={arrival} />
      </td>
    </tr>
  )
})
