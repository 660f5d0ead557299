import { Kbd } from '../../parts/kbd.tsx'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './hints.module.css'

const legend = ['done', 'now', 'partly', 'notYet', 'unknown', 'needsPerson', 'failed'] as const

/** Explains keys and marks to new staff. */
export function Hints() {
  const { say } = useTexts()
  return (
    <footer className={styles['hints']}>
      <span>
        <Kbd>J</Kbd>
        <Kbd>K</Kbd> {say('hints.move')}
      </span>
      <span>
        <Kbd>Enter</Kbd> {say('hints.open')}
      </span>
      <span>
        <Kbd>Esc</Kbd> {say('hints.close')}
      </span>
      <span>
        <Kbd>Q</Kbd> {say('hints.queue')}
      </span>
      <span>
        <Kbd>/</Kbd> {say('hints.filter')}
      </span>
      <span className={styles['legend']}>
        {legend.map((mark) => (
          <span key={mark}>
            <MarkShape mark={mark} small />
            {say(mark === 'now' ? 'mark.now.short' : `mark.${mark}`)}
          </span>
        ))}
      </span>
    </footer>
  )
}
