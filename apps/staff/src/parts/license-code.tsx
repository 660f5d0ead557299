import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import styles from './license-code.module.css'
import { withIndexKeys } from './with-index-keys.ts'

/** A code to be typed elsewhere, shown in groups. */
export function LicenseCode({ label, code, children }: { label: string; code: string; children?: ReactNode }) {
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
      <CopyButton text={code} />
    </div>
  )
}
