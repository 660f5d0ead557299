import type { Waiting } from '@foyer/contract/staff/queue.ts'
import { MAX_WAIT_S, type QueueNeed, queueNeeds } from '@foyer/domain/queue/queue-needs.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import CreditCard from 'lucide-react/icons/credit-card'
import History from 'lucide-react/icons/history'
import User from 'lucide-react/icons/user'
import { buttonClass } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { Panel } from '../parts/panel.tsx'
import { useProductIcons } from '../parts/product-icons.ts'
import { MarkShape } from '../parts/state-mark.tsx'
import { place } from '../places/place.ts'
import { useLink } from '../places/places-context.tsx'
import { useNow } from '../session/use-now.ts'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import { computeWait, formatWait, isLate } from './format-wait.ts'
import styles from './queue-panel.module.css'
import { useQueue } from './use-queue.ts'
import { WaitingRow } from './waiting-row.tsx'

/** Who waits, beside every view. */
export function QueuePanel({ onClose }: { onClose: () => void }) {
  const { say, count } = useTexts()
  const link = useLink()
  const now = useNow(1_000)
  const { waiting, today } = useQueue()
  const groups = queueNeeds.map((need) => ({ need, waiting: waiting.filter((one) => one.need === need) }))
  return (
    <Panel
      label={say('queue.title')}
      about="queue"
      over={say('queue.rule', { n: MAX_WAIT_S / 60 })}
      title={
        <>
          {say('queue.title')} <span className={words['muted']}>{count(waiting.length)}</span>
        </>
      }
      strip={
        <ul className={styles['needs']}>
          {groups.map((group) => (
            <NeedTile key={group.need} {...group} now={now} />
          ))}
        </ul>
      }
      foot={
        <>
          <span className={`${words['muted']} ${styles['today']}`}>
            {today && today.medianS !== undefined
              ? say('queue.today', {
                  n: today.waited,
                  median: formatWait(today.medianS),
                  late: today.late,
                  max: MAX_WAIT_S / 60,
                })
              : say('queue.today.none')}
          </span>
          <span className={words['grow']} />
          <a className={buttonClass()} {...link(place('alerts'))}>
            <History size={16} aria-hidden />
            {say('alerts.title')}
          </a>
        </>
      }
      onClose={onClose}
    >
      {waiting.length === 0 && (
        <Empty drawing="bell" title={say('queue.none.title')}>
          {say('queue.none.text')}
        </Empty>
      )}
      {groups
        .filter((group) => group.waiting.length > 0)
        .map((group) => (
          <NeedSection key={group.need} {...group} now={now} />
        ))}
    </Panel>
  )
}

interface NeedProps {
  readonly need: QueueNeed
  readonly waiting: readonly Waiting[]
  readonly now: Date
}

const longest = (waiting: readonly Waiting[], now: Date) =>
  Math.max(0, ...waiting.map(({ since }) => computeWait(since, now)))

/** Late needs a person, a payment is in doubt, anything else goes on. */
function getMark(need: QueueNeed, seconds: number): Mark {
  if (isLate(seconds)) return 'needsPerson'
  return need === 'payment' ? 'unknown' : 'now'
}

function NeedTile({ need, waiting, now }: NeedProps) {
  const { say, count } = useTexts()
  const seconds = longest(waiting, now)
  const mark = waiting.length > 0 ? getMark(need, seconds) : 'notYet'
  return (
    <li className={styles[mark]}>
      <MarkShape mark={mark} />
      <b>{say(`queue.need.${need}`)}</b>
      <span>
        {count(waiting.length)}
        {waiting.length > 0 && `, ${formatWait(seconds)}`}
      </span>
    </li>
  )
}

function NeedSection({ need, waiting, now }: NeedProps) {
  const { say, count } = useTexts()
  const { roomReady, keyReady } = useProductIcons()
  const icons = { room: roomReady, key: keyReady, person: User, payment: CreditCard }
  const Icon = icons[need]
  return (
    <section className={styles['section']} aria-labelledby={`queue-${need}`}>
      <h3 id={`queue-${need}`}>
        <Icon size={15} aria-hidden />
        {say(`queue.for.${need}`)} <span className={words['muted']}>{count(waiting.length)}</span>
        <span className={styles['longest']}>{say('queue.longest', { time: formatWait(longest(waiting, now)) })}</span>
      </h3>
      <ol>
        {waiting.map((one) => (
          <WaitingRow key={one.id} waiting={one} now={now} />
        ))}
      </ol>
    </section>
  )
}
