import type { Screen } from '@foyer/contract/staff/screens.ts'
import EyeOff from 'lucide-react/icons/eye-off'
import { withIndexKeys } from '../../parts/with-index-keys.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ScreenPicture } from './screen-picture.tsx'
import styles from './screens.module.css'

/** A live view of what the guest sees. Secret input is shown only as a count. */
export function ScreenMirror({ screen: { shown, connected } }: { screen: Screen }) {
  const { say } = useTexts()
  return (
    <section className={styles['mirror']} aria-label={say('screens.mirror')}>
      <p className={words['muted']}>{say('screens.mirror')}</p>
      {shown ? (
        <>
          <h2>{shown.question || shown.screen}</h2>
          {shown.reference && <p className={words['code']}>{shown.reference}</p>}
          {shown.picture && <ScreenPicture picture={shown.picture} label={say('screens.picture')} />}
          <dl className={shown.picture ? words['sr'] : ''}>
            {withIndexKeys(shown.fields).map(({ key, one: { label, value, isSecret } }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>
                  {value || '–'}
                  {isSecret && <EyeOff size={14} aria-label={say('screens.secret')} role="img" />}
                </dd>
              </div>
            ))}
          </dl>
          {!shown.picture && shown.notices.map((notice) => <p key={notice}>{notice}</p>)}
        </>
      ) : (
        <p>{say(connected ? 'screens.mirror.coming' : 'screens.mirror.away')}</p>
      )}
    </section>
  )
}
