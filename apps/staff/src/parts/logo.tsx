import styles from './logo.module.css'

/** An open door. */
export function Logo() {
  return (
    <svg className={styles['logo']} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className={styles['ink']}
        fillRule="evenodd"
        d="M5 29V15a11 11 0 0 1 22 0v14zM10 29h12V16a6 6 0 0 0-12 0z"
      />
      <circle className={styles['ink']} cx="19" cy="21.5" r="1.25" />
    </svg>
  )
}
