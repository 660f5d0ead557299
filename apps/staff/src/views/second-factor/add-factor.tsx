import type { StaffSession } from '@foyer/contract/staff/session.ts'
import type { FactorKind } from '@foyer/domain/staff/second-factor.ts'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import Smartphone from 'lucide-react/icons/smartphone'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../wordings/texts-context.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { AddTotp } from './add-totp.tsx'
import { canUsePasskeys } from './browser-passkeys.ts'
import styles from './second-factor.module.css'
import { StepHeading } from './step.tsx'

export interface AddedFactor {
  readonly name: string
  readonly session: StaffSession
  /** With the first factor only. */
  readonly recoveryCodes: readonly string[] | undefined
}

export interface AddFactorProps {
  level: 1 | 2
  title: string
  text?: ReactNode
  onAdded: (added: AddedFactor) => void
  /** A further way out, below the choice. */
  out: ReactNode
}

const icons = { totp: Smartphone, passkey: Fingerprint } as const
const forms = { totp: AddTotp, passkey: AddPasskey } as const

/** Chooses between an app and a passkey, and sets it up. */
export function AddFactor({ level, title, text, onAdded, out }: AddFactorProps) {
  const { say } = useTexts()
  const [kind, setKind] = useState<FactorKind>()
  if (kind) {
    const Form = forms[kind]
    return <Form level={level} onAdded={onAdded} onBack={() => setKind(undefined)} />
  }
  const isOffered = { totp: true, passkey: canUsePasskeys() }
  return (
    <div className={styles['step']}>
      <StepHeading level={level} focused>
        {title}
      </StepHeading>
      {text && <p className={styles['text']}>{text}</p>}
      <ul className={styles['choice']}>
        {(['totp', 'passkey'] as const).map((one) => {
          const Icon = icons[one]
          return (
            <li key={one}>
              <button
                type="button"
                className={styles['option']}
                disabled={!isOffered[one]}
                onClick={() => setKind(one)}
              >
                <Icon size={22} aria-hidden />
                <b>{say(`factor.${one}`)}</b>
                <span className={styles['about']}>
                  {say(isOffered[one] ? `factor.${one}.text` : 'factor.passkey.unsupported')}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className={styles['ways']}>{out}</div>
    </div>
  )
}
