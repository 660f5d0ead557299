import type { GroupStay } from '@foyer/contract/staff/groups.ts'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useDeskEncoder } from '../../desk-encoder/use-desk-encoder.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Panel } from '../../parts/panel.tsx'
import { type Place, place } from '../../places/place.ts'
import { useAddress, useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { HotelSystemLink } from '../../stays/hotel-system-link.tsx'
import { useListName, useTranslatedName } from '../../stays/names.ts'
import { NextStepLink } from '../../stays/next-step-link.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './group.module.css'
import { findGroupActions, findGroupName, type GroupAction } from './group-actions.ts'
import { GroupDialogs } from './group-dialogs.tsx'
import { SelectStaysDialog } from './select-stays-dialog.tsx'
import { type GroupPageState, useGroup } from './use-group.ts'

/** The stays of one booker: rooming list, balances, and what can be done for all of them. */
export function GroupPanel({ at, locator }: { at: Place; locator: string }) {
  const { say, day, money } = useTexts()
  const address = useAddress()
  const { mayDo, hotel } = useSession()
  const { stays, ...acts } = useGroup(locator)
  const encoder = useDeskEncoder({ when: mayDo('workOnStay') })
  const [asked, setAsked] = useState<GroupAction | 'add'>()
  const close = () => address.go(place(at.view, { ...at.params, group: undefined }))
  const label = say('stayGroup.label', { locator })
  const shared = { label, about: locator, onClose: close }
  if (!stays)
    return (
      <Panel {...shared} title={label}>
        <GroupAbsent problem={acts.problem} onAgain={acts.again} />
      </Panel>
    )
  const possible = findGroupActions(stays, { mayDo, hotel, hasEncoder: encoder.isThere })
  const name = findGroupName(stays)
  const days = {
    from: stays.map((one) => one.startDate).toSorted()[0],
    to: stays
      .map((one) => one.endDate)
      .toSorted()
      .at(-1),
  }
  const mayChange = mayDo('workOnStay') && !hotel.hasSystem
  const first = (['checkIn', 'assign', 'keys'] as const).find((one) => possible[one].length > 0)
  const foot = (first || mayChange) && (
    <>
      {(['checkIn', 'assign', 'keys'] as const)
        .filter((one) => possible[one].length > 0)
        .map((one) => (
          <Button key={one} look={one === first ? 'primary' : 'plain'} onClick={() => setAsked(one)}>
            {say(`stayGroup.${one}`, { n: possible[one].length })}
          </Button>
        ))}
      {mayChange && <Button onClick={() => setAsked('add')}>{say('stayGroup.add')}</Button>}
    </>
  )
  const owed = {
    minor: stays.reduce((sum, { balance }) => sum + Math.max(0, balance.minor), 0),
    currency: hotel.currency,
  }
  return (
    <Panel
      {...shared}
      over={
        <>
          <span className={words['code']}>{locator}</span> ·{' '}
          {say('stay.range', { from: day(days.from ?? ''), to: day(days.to ?? '') })}
        </>
      }
      title={name ? say('stayGroup.of', { name }) : label}
      under={
        <>
          {say('stayGroup.rooms', { n: stays.length })} · {say('stayGroup.total')}: <b>{money(owed)}</b>
        </>
      }
      foot={foot}
    >
      <section>
        <h3>{say('stayGroup.list')}</h3>
        <ul className={styles['stays']}>
          {stays.map((stay) => (
            <Member key={stay.id} stay={stay} at={at} onRemove={mayChange ? acts.remove : undefined} />
          ))}
        </ul>
        {hotel.hasSystem && (
          <p className={words['note']}>
            {say('problem.setInHotelSystem')} <HotelSystemLink />
          </p>
        )}
      </section>
      {asked && asked !== 'add' && (
        <GroupDialogs
          action={asked}
          stays={stays}
          possible={possible}
          acts={acts}
          encoder={encoder}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'add' && (
        <SelectStaysDialog
          locator={locator}
          about={{ references: stays.map(({ reference }) => reference), name: name ?? '' }}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            acts.again()
          }}
        />
      )}
    </Panel>
  )
}

interface MemberProps {
  readonly stay: GroupStay
  readonly at: Place
  readonly onRemove: GroupPageState['remove'] | undefined
}

function Member({ stay, at, onRemove }: MemberProps) {
  const { say, money } = useTexts()
  const link = useLink()
  const nameOf = useListName()
  const nameIn = useTranslatedName()
  const name = nameOf(stay)
  return (
    <li>
      <div>
        <a className={words['link']} {...link(place(at.view, { ...at.params, reference: stay.reference }))}>
          {name}
        </a>{' '}
        <span className={`${words['code']} ${words['muted']}`}>{stay.reference}</span>
        <p className={words['muted']}>
          {nameIn(stay.roomTypeNames, stay.roomType)} <b>{stay.roomNumber ?? say('arrivals.noRoom')}</b> ·{' '}
          {say('stay.adults', { n: stay.adults })}
        </p>
      </div>
      <div className={styles['state']}>
        <NextStepLink arrival={stay} view={at.view} rest={at.params} className={words['link']} />
        <span className={stay.balance.minor > 0 ? undefined : words['muted']}>{money(stay.balance)}</span>
      </div>
      {onRemove && (
        <IconButton label={say('stayGroup.remove', { name })} onClick={() => onRemove(stay, name)}>
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}

function GroupAbsent({ problem, onAgain }: { problem: GroupPageState['problem']; onAgain: () => void }) {
  const { say } = useTexts()
  if (!problem) return <Loading rows={4} />
  if (problem.code === 'notFound') return <Empty drawing="search" title={say('stayGroup.notFound.title')} />
  return <LoadProblem problem={problem} onAgain={onAgain} />
}
