import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../wordings/texts-context.tsx'
import { Button, IconButton } from './button.tsx'
import { FoldingFoot } from './folding-foot.tsx'
import styles from './panel.module.css'
import { ScrollRegion } from './scroll-region.tsx'

interface PanelProps {
  label: string
  over?: ReactNode
  title: ReactNode
  under?: ReactNode
  /** Previous and next buttons, next to the close button. */
  nav?: ReactNode
  /** Fixed below the header. */
  strip?: ReactNode
  foot?: ReactNode
  /** Phones show the first action of the footer, and the others on request. */
  footFolds?: boolean
  /** Changes when the panel shows a different item. */
  about: string
  /** Replaces the cross, where closing does more than hide the panel. */
  closeText?: string
  onClose: () => void
  children: ReactNode
}

/** Details next to the list they belong to. Not a dialog: both stay usable, and Esc closes it. */
export function Panel({
  label,
  over,
  title,
  under,
  nav,
  strip,
  foot,
  footFolds = false,
  about,
  closeText,
  onClose,
  children,
}: PanelProps) {
  const { say } = useTexts()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (about) head.current?.focus({ preventScroll: true })
  }, [about])
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      onClose()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [onClose])
  return (
    <aside className={styles['panel']} aria-label={label}>
      <header className={`${styles['head']} ${closeText ? styles['besideText'] : ''}`}>
        {over && <p className={styles['over']}>{over}</p>}
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        {under && <div className={styles['under']}>{under}</div>}
      </header>
      {/* Shown last but reached first: from the title, the next Tab is the main action. */}
      {foot && (
        <footer className={styles['foot']}>{footFolds ? <FoldingFoot key={about}>{foot}</FoldingFoot> : foot}</footer>
      )}
      <span className={styles['nav']}>
        {nav}
        {closeText ? (
          <Button onClick={onClose}>{closeText}</Button>
        ) : (
          <IconButton label={say('stay.close')} onClick={onClose}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </span>
      {strip}
      <ScrollRegion className={styles['body']} label={label}>
        {children}
      </ScrollRegion>
    </aside>
  )
}
