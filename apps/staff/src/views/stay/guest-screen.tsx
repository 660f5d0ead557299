import type { ShownScreen } from '@foyer/contract/messages/shown-screen.ts'
import { ShownPage } from '../../stays/shown-page.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './guest-screen.module.css'

/** What a guest's phone or kiosk shows now; undefined until the page has sent it. */
export function GuestScreen({ shown }: { shown: ShownScreen | undefined }) {
  const { say } = useTexts()
  return (
    <section className={styles['screen']} aria-label={say('screens.mirror')}>
      <p className={words['muted']}>{say('screens.mirror')}</p>
      {shown ? <ShownPage shown={shown} /> : <p role="status">{say('screens.mirror.coming')}</p>}
    </section>
  )
}

/** As it was when the desk took over: folded, because the check-in continues below it. */
export function LastGuestScreen({ shown }: { shown: ShownScreen }) {
  const { say } = useTexts()
  return (
    <details className={styles['screen']}>
      <summary>{say('stay.screen.last')}</summary>
      <ShownPage shown={shown} />
    </details>
  )
}
