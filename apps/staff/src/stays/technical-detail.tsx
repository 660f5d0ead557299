import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'

/** A system's own words, closed until someone who knows it opens them. */
export function TechnicalDetail({ text }: { readonly text: string }) {
  const { say } = useTexts()
  return (
    <details className={words['soft']}>
      <summary>{say('systemSetup.technical')}</summary>
      {text}
    </details>
  )
}
