import { LicenseCode } from '../../parts/license-code.tsx'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useWords } from '../../wordings/words-context.tsx'
import styles from './enrol-dialog.module.css'

/** The code of an encoder at the desk, and what is done with it. */
export function PairingCode({ name, code }: { name: string; code: string }) {
  const { say } = useWords()
  return (
    <>
      <LicenseCode label={say('hub.code', { name })} code={code}>
        {say('hub.once')}
      </LicenseCode>
      <ol className={styles['how']}>
        <li>
          <MarkShape mark="now" />
          {say('hub.how.setDesk', { code: `HUB_PAIRING=${code}` })}
        </li>
        <li>
          <MarkShape mark="notYet" />
          {say('hub.how.start')}
        </li>
      </ol>
    </>
  )
}
