import ExternalLink from 'lucide-react/icons/external-link'
import css from './button.module.css'

interface LinkButtonProps {
  url: string
  /** What a screen reader says after the text. */
  leaves: string
  children: string
}

/** Looks like a button and opens a page elsewhere in a new window. */
export function LinkButton({ url, leaves, children }: LinkButtonProps) {
  return (
    <a
      className={css['button']}
      data-kind="secondary"
      data-size="normal"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${children}, ${leaves}`}
    >
      <span className={css['words']}>{children}</span>
      <ExternalLink aria-hidden="true" />
    </a>
  )
}
