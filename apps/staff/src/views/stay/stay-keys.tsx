import type { StayKey } from '@foyer/contract/staff/keys.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { CutKeyDialog } from './cut-key-dialog.tsx'
import styles from './stay-keys.module.css'
import { useCutKey } from './use-cut-key.ts'
import { useStayKeys } from './use-stay-keys.ts'

const marks: Readonly<Record<StayKey['state'], Mark>> = {
  granted: 'now',
  done: 'done',
  refused: 'failed',
  unknown: 'unknown',
  ended: 'notAsked',
}

/** All keys of this stay and their outcomes; staff settle the unknown ones. */
export function StayKeys({ stay, mayWork, onChanged }: { stay: Stay; mayWork: boolean; onChanged: () => void }) {
  const { say } = useTexts()
  const keys = useStayKeys(stay.reference, onChanged)
  const [asked, setAsked] = useState<{ what: 'end' | 'code' | 'cut'; key?: StayKey }>()
  const isInHouse = stay.state === 'inHouse'
  const cutting = useCutKey(stay.reference, { when: mayWork && isInHouse, onChanged })
  if (stay.keys.length === 0 && !isInHouse) return null
  const close = () => setAsked(undefined)
  return (
    <section>
      <h3>{say('stay.keys')}</h3>
      {stay.keys.length === 0 && <p className={words['muted']}>{say('stay.keys.none')}</p>}
      <ul className={styles['keys']}>
        {stay.keys.map((key) => (
          <li key={key.id}>
            <OneKey one={key} />
            <StateLabel mark={marks[key.state]}>{say(`stay.key.${key.state}`)}</StateLabel>
            {mayWork && key.state === 'unknown' && (
              <Settle one={key} busy={keys.isBusy} onSettle={(cards) => keys.settle(key, cards)} />
            )}
            {mayWork && key.state === 'done' && isInHouse && (
              <button type="button" className={words['link']} onClick={() => setAsked({ what: 'end', key })}>
                {say('stay.key.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isInHouse && <ShortKey stay={stay} />}
      {keys.code && (
        <CallOut mark="done" title={say('stay.key.code.is', { code: keys.code })}>
          {say('stay.key.code.once')}
        </CallOut>
      )}
      {mayWork && isInHouse && (
        <div className={styles['acts']}>
          {cutting.isThere && <Button onClick={() => setAsked({ what: 'cut' })}>{say('stay.key.cut')}</Button>}
          <Button onClick={() => setAsked({ what: 'code' })}>{say('stay.key.code.change')}</Button>
        </div>
      )}
      {asked?.what === 'cut' && <CutKeyDialog stay={stay} cutting={cutting} onClose={close} />}
      {asked?.what === 'end' && asked.key && (
        <ConfirmDialog
          title={say('stay.key.end.sure')}
          text={say(asked.key.kind === 'code' ? 'stay.key.end.code' : 'stay.key.end.text')}
          does={say('stay.key.end')}
          busy={keys.isBusy}
          onConfirm={() => asked.key && keys.end(asked.key, close)}
          onClose={close}
        />
      )}
      {asked?.what === 'code' && (
        <ConfirmDialog
          title={say('stay.key.code.sure')}
          text={say('stay.key.code.text')}
          does={say('stay.key.code.change')}
          busy={keys.isBusy}
          onConfirm={() => keys.changeCode(close)}
          onClose={close}
        />
      )}
    </section>
  )
}

/** Warns of a key that no longer works until the end of the stay, which was extended or has a late check-out. */
function ShortKey({ stay: { keys, endDate, lateCheckOut } }: { stay: Stay }) {
  const { say, day } = useTexts()
  const until = keys.find(({ endsEarlyOn }) => endsEarlyOn)?.endsEarlyOn
  const hour = keys.find(({ endsEarlyAt }) => endsEarlyAt)?.endsEarlyAt
  if (!until && hour && lateCheckOut)
    return (
      <CallOut mark="needsPerson" title={say('stay.key.shortHour', { until: hour, end: lateCheckOut })}>
        {say('stay.key.shortHour.do')}
      </CallOut>
    )
  if (!until) return null
  return (
    <CallOut mark="needsPerson" title={say('stay.key.short', { until: day(until), end: day(endDate) })}>
      {say('stay.key.short.do')}
    </CallOut>
  )
}

function OneKey({ one }: { one: StayKey }) {
  const { say, time, day } = useTexts()
  const { kind, cardsGranted, cardsCut, at, by, endReason } = one
  const name = kind === 'code' ? say('stay.key.code') : say('stay.key.cards', { n: cardsCut || cardsGranted })
  const facts = [
    say('stay.key.made', { day: day(at.slice(0, 10)), time: time(at) }),
    by ?? say('stay.key.phone'),
    kind === 'card' && cardsCut < cardsGranted && cardsCut > 0 && say('stay.key.some', { n: cardsGranted }),
    endReason && say(`stay.key.ended.${endReason}`),
  ]
  return (
    <div>
      <b>{name}</b>
      <p className={words['muted']}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

interface SettleProps {
  readonly one: StayKey
  readonly busy: boolean
  readonly onSettle: (cards: number) => void
}

/** Asks staff, who are with the guest, how many cards the guest has. */
function Settle({ one, busy, onSettle }: SettleProps) {
  const { say } = useTexts()
  const most = Math.max(1, one.cardsGranted)
  return (
    <fieldset className={styles['settle']}>
      <legend>{say('stay.key.settle')}</legend>
      {Array.from({ length: most + 1 }, (_, cards) => (
        <Button key={cards === 0 ? 'none' : `${cards}`} busy={busy} onClick={() => onSettle(cards)}>
          {say('stay.key.settle.cards', { n: cards })}
        </Button>
      ))}
    </fieldset>
  )
}
