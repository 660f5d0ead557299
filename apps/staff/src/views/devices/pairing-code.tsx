import { LicenseCode } from '../../parts/license-code.tsx'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './enrol-dialog.module.css'

interface PairingCodeProps {
  readonly name: string
  readonly code: string
  /** Instructions for where it is set up: at a kiosk, or at the desk. */
  readonly where: 'hub.how.set' | 'hub.how.setDesk'
}

/** A hub's code, and how to use it. */
export function PairingCode({ name, code, where }: PairingCodeProps) {
  const { say } = useTexts()
  return (
    <>
      <LicenseCode label={say('hub.code', { name })} code={code}>
        {say('hub.once')}
      </LicenseCode>
      <ol className={styles['how']}>
        <li>
          <MarkShape mark="now" />
          {say(where, { code: `HUB_PAIRING=${code}` })}
        </li>
        <li>
          <MarkShape mark="notYet" />
          {say('hub.how.start')}
        </li>
      </ol>
    </>
  )
}
