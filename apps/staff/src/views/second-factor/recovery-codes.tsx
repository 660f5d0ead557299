import Printer from 'lucide-react/icons/printer'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { CheckField } from '../../parts/field.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './second-factor.module.css'
import { StepHeading } from './step.tsx'

interface RecoveryCodesProps {
  level: 1 | 2
  codes: readonly string[]
  onDone: () => void
}

/** Shown once, so that going on needs a tick. */
export function RecoveryCodes({ level, codes, onDone }: RecoveryCodesProps) {
  const { say } = useTexts()
  const [isSaved, setIsSaved] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaved) onDone()
  }
  return (
    <form className={styles['step']} onSubmit={submit} noValidate>
      <div className={styles['paper']}>
        <StepHeading level={level} focused>
          {say('factor.codes')}
        </StepHeading>
        <p className={styles['text']}>{say('factor.codes.text')}</p>
        <ol className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles['ways']}>
        <Button onClick={() => print()}>
          <Printer size={15} aria-hidden />
          {say('factor.codes.print')}
        </Button>
        <CopyButton text={codes.join('\n')} />
      </div>
      <CheckField
        label={say('factor.codes.saved')}
        checked={isSaved}
        onChange={(event) => setIsSaved(event.target.checked)}
      />
      <Button type="submit" look="primary" big disabled={!isSaved}>
        {say('factor.next')}
      </Button>
    </form>
  )
}
