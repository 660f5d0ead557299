import styles from './kbd.module.css'

/** A key of the keyboard, written where it is used. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles['kbd']}>{children}</kbd>
}
