import type { ShownScreen } from '@foyer/contract/messages/shown-screen.ts'
import EyeOff from 'lucide-react/icons/eye-off'
import { withIndexKeys } from '../parts/with-index-keys.ts'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import { ScreenPicture } from './screen-picture.tsx'
import styles from './shown-page.module.css'

/** A guest's page as it is, and its fields in words. Of secret input only the length is shown. */
export function ShownPage({ shown }: { shown: ShownScreen }) {
  const { say } = useTexts()
  return (
    <div className={styles['page']}>
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
    </div>
  )
}
