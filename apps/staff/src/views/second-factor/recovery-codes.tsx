import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CheckField } from '../../parts/field.tsx'
import { useToast } from '../../parts/toasts.tsx'
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
  const toast = useToast()
  const [isSaved, setIsSaved] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast('done', say('enrol.copied'))
    } catch {
      toast('failed', say('enrol.notCopied'))
    }
  }
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
        <Button onClick={() => void copy()}>
          <Copy size={15} aria-hidden />
          {say('enrol.copy')}
        </Button>
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
