import css from './read-lines.module.css'

/** The text of a document, line by line as printed. */
export function ReadLines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <figure className={css['lines']}>
      <figcaption>{label}</figcaption>
      <pre lang="zxx" dir="ltr" translate="no">
        {lines.join('\n')}
      </pre>
    </figure>
  )
}
