import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { useTexts } from '../wordings/texts-context.tsx'
import { Button } from './button.tsx'
import styles from './license-code.module.css'
import { useToast } from './toasts.tsx'
import { withIndexKeys } from './with-index-keys.ts'

/** A code to be typed elsewhere, shown in groups. */
export function LicenseCode({ label, code, children }: { label: string; code: string; children?: ReactNode }) {
  const { say } = useTexts()
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast('done', say('enrol.copied'))
    } catch {
      toast('failed', say('enrol.notCopied'))
    }
  }
  return (
    <div className={styles['license']} role="status">
      <p>{label}</p>
      <p className={styles['code']}>
        {withIndexKeys(code.split('-')).map(({ key, one: group }) => (
          <span key={key}>
            {key > 0 && <i>-</i>}
            <b>{group}</b>
          </span>
        ))}
      </p>
      {children && <p className={styles['note']}>{children}</p>}
      <Button onClick={() => void copy()}>
        <Copy size={15} aria-hidden />
        {say('enrol.copy')}
      </Button>
    </div>
  )
}
