import type { Drawer } from '@foyer/contract/staff/cash.ts'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { MarkShape } from '../parts/state-mark.tsx'
import { useNow } from '../session/use-now.ts'
import { useTexts } from '../wordings/texts-context.tsx'
import styles from './cash.module.css'
import { CashCount } from './cash-count.tsx'
import { EndDrawerDialog, MoveCashDialog, OpenDrawerDialog } from './cash-dialogs.tsx'
import type { Cash } from './use-cash.ts'

type Asked =
  | { readonly what: 'open'; readonly shared: boolean }
  | { readonly what: 'toSafe' | 'fromSafe' | 'end'; readonly drawer: Drawer }

/** Open drawers with what can be done with them; the count of one is open below it. */
export function CashDrawers({ cash }: { readonly cash: Cash }) {
  const { say, money, moment } = useTexts()
  const now = useNow()
  const [asked, setAsked] = useState<Asked>()
  const [countingId, setCountingId] = useState<string>()
  const { data } = cash.loaded
  if (!data) return null
  const { open, left, currency, notes } = data
  const close = () => setAsked(undefined)
  const name = (drawer: Drawer) => (drawer.isOwn ? say('cash.own') : (drawer.owner ?? say('cash.shared')))
  const isSharedOpen = open.some(({ owner }) => owner === undefined)
  const isOwnOpen = open.some(({ isOwn }) => isOwn)
  return (
    <section className={styles['cash']} aria-label={say('cash.title')}>
      <h2>{say('cash.title')}</h2>
      {open.length === 0 && <p className={styles['none']}>{say('cash.none')}</p>}
      <ul>
        {open.map((drawer) => (
          <li key={drawer.id}>
            <div className={styles['drawer']}>
              <div>
                <b>{name(drawer)}</b>
                <p>
                  {say('cash.since', {
                    name: drawer.openedBy,
                    time: moment(drawer.openedAt, now),
                    amount: money(drawer.float),
                  })}
                </p>
                {drawer.moves.map(({ kind, amount, at, note }) => (
                  <p key={at}>{[`${say(`cash.${kind}`)} ${money(amount)}`, note].filter(Boolean).join(' · ')}</p>
                ))}
              </div>
              {drawer.mayCount && (
                <p className={styles['acts']}>
                  <Button onClick={() => setAsked({ what: 'toSafe', drawer })}>{say('cash.toSafe')}</Button>
                  <Button onClick={() => setAsked({ what: 'fromSafe', drawer })}>{say('cash.fromSafe')}</Button>
                  <Button onClick={() => setCountingId(countingId === drawer.id ? undefined : drawer.id)}>
                    {say(drawer.count ? 'cash.countAgain' : 'cash.count')}
                  </Button>
                  {drawer.count && !drawer.count.movedSince && (
                    <Button look="primary" onClick={() => setAsked({ what: 'end', drawer })}>
                      {say('cash.end')}
                    </Button>
                  )}
                </p>
              )}
            </div>
            {drawer.count && <CountResult count={drawer.count} />}
            {countingId === drawer.id && (
              <CashCount
                title={say('cash.count.title')}
                sub={say('cash.count.sub', { name: name(drawer) })}
                currency={currency}
                notes={notes}
                busy={cash.isBusy}
                onHandIn={(count) => cash.count(drawer.id, count, () => setCountingId(undefined))}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={styles['acts']}>
        {!isSharedOpen && (
          <Button onClick={() => setAsked({ what: 'open', shared: true })}>{say('cash.openShared')}</Button>
        )}
        {!isOwnOpen && <Button onClick={() => setAsked({ what: 'open', shared: false })}>{say('cash.openOwn')}</Button>}
      </p>
      {asked?.what === 'open' && (
        <OpenDrawerDialog
          shared={asked.shared}
          left={asked.shared ? left.shared : left.own}
          busy={cash.isBusy}
          onConfirm={(body) => cash.open(body, close)}
          onClose={close}
        />
      )}
      {(asked?.what === 'toSafe' || asked?.what === 'fromSafe') && (
        <MoveCashDialog
          kind={asked.what}
          currency={currency}
          busy={cash.isBusy}
          onConfirm={(body) => cash.move(asked.drawer.id, body, close)}
          onClose={close}
        />
      )}
      {asked?.what === 'end' && asked.drawer.count && (
        <EndDrawerDialog
          count={asked.drawer.count}
          busy={cash.isBusy}
          onConfirm={(body) => cash.end(asked.drawer.id, body, close)}
          onClose={close}
        />
      )}
    </section>
  )
}

function CountResult({ count }: { readonly count: NonNullable<Drawer['count']> }) {
  const { say, money } = useTexts()
  const { counted, expected, number, movedSince } = count
  const off = counted.minor - expected.minor
  const size = money({ ...counted, minor: Math.abs(off) })
  const difference = off === 0 ? say('cash.agrees') : say(off > 0 ? 'cash.over' : 'cash.short', { amount: size })
  const agreement = off === 0 ? 'done' : 'needsPerson'
  return (
    <p className={styles['result']} role="status">
      <MarkShape mark={movedSince ? 'notYet' : agreement} />
      <b>{movedSince ? say('cash.movedSince') : difference}</b>
      <span>
        {[
          say('cash.counted', { counted: money(counted), expected: money(expected) }),
          number > 1 ? say('cash.secondCount', { n: number }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  )
}
