import type { Screen } from '@foyer/contract/staff/screens.ts'
import { ShownPage } from '../../stays/shown-page.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './screens.module.css'

/** A live view of what the guest sees. */
export function ScreenMirror({ screen: { shown, connected } }: { screen: Screen }) {
  const { say } = useTexts()
  return (
    <section className={styles['mirror']} aria-label={say('screens.mirror')}>
      <p className={words['muted']}>{say('screens.mirror')}</p>
      {shown ? <ShownPage shown={shown} /> : <p>{say(connected ? 'screens.mirror.coming' : 'screens.mirror.away')}</p>}
    </section>
  )
}
