import css from './read-lines.module.css'

/** What stood on a document, line under line as it was printed there. */
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
