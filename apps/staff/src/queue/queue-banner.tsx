import type { Waiting } from '@foyer/contract/staff/queue.ts'
import Hourglass from 'lucide-react/icons/hourglass'
import { Button } from '../parts/button.tsx'
import { useNow } from '../session/use-now.ts'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import { computeWait, formatWait } from './format-wait.ts'
import styles from './queue-banner.module.css'
import { useQueue } from './use-queue.ts'
import { useWaitingTexts } from './use-waiting-texts.ts'
import { WaitingButton } from './waiting-button.tsx'

/** A call rings on every view by itself, and a mail follows to those who left. */
const isOnBanner = ({ source, claimedBy, tellsByMail }: Waiting) => source !== 'call' && !claimedBy && !tellsByMail

/** Above every view: the guest who has waited longest without anyone taking care of it. */
export function QueueBanner({ onShow }: { onShow: () => void }) {
  const { say } = useTexts()
  const { who } = useWaitingTexts()
  const { waiting } = useQueue()
  const [first] = waiting.filter(isOnBanner)
  return (
    <>
      {/* Announced once per guest: it has no count and no time, which change. */}
      <p className={words['sr']} role="status">
        {first && say(`queue.banner.${first.need}`, { name: who(first) })}
      </p>
      {first && <Banner key={first.id} waiting={first} others={waiting.length - 1} onShow={onShow} />}
    </>
  )
}

interface BannerProps {
  readonly waiting: Waiting
  readonly others: number
  readonly onShow: () => void
}

function Banner({ waiting, others, onShow }: BannerProps) {
  const { say } = useTexts()
  const { who, where, why } = useWaitingTexts()
  const now = useNow(1_000)
  const { reference, need, since } = waiting
  const facts = [where(waiting), reference, why(waiting), say('queue.unclaimed')].filter(Boolean)
  return (
    <section className={styles['banner']} aria-label={say('queue.banner.label')} data-banner>
      <Hourglass className={styles['icon']} size={16} aria-hidden />
      <p>
        <b>{say(`queue.banner.${need}`, { name: who(waiting) })}</b>
        <span>{facts.join(' · ')}</span>
      </p>
      <time dateTime={since}>{formatWait(computeWait(since, now))}</time>
      <span className={`${words['grow']} ${styles['space']}`} />
      {others > 0 && <span className={styles['others']}>{say('queue.more', { n: others })}</span>}
      <span className={styles['acts']}>
        <WaitingButton waiting={waiting} look="primary" />
        <Button onClick={onShow}>{say('queue.show')}</Button>
      </span>
    </section>
  )
}
