import { useTexts } from '../wordings/texts-context.tsx'
import styles from './technical-detail.module.css'

/** A system's own words, closed until someone who knows it opens them. */
export function TechnicalDetail({ text }: { readonly text: string }) {
  const { say } = useTexts()
  return (
    <details className={styles['detail']}>
      <summary>{say('systemSetup.technical')}</summary>
      {text}
    </details>
  )
}
