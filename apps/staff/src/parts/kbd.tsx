import styles from './kbd.module.css'

/** A keyboard key, shown next to its action. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles['kbd']}>{children}</kbd>
}
