import styles from './hall.module.css'

/** An arcade with a light at its end; the lamps are lit in dark mode. */
export function Hall() {
  return (
    <svg className={styles['hall']} viewBox="0 0 720 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className={styles['wall']} width="720" height="900" />
      <path className={styles['first']} d="M30 900V560a330 330 0 0 1 660 0V900z" />
      <path className={styles['second']} d="M98 856.2V561.4a262 262 0 0 1 524 0V856.2z" />
      <path className={styles['third']} d="M158 817.6V562.6a202 202 0 0 1 404 0V817.6z" />
      <path className={styles['fourth']} d="M210 784.1V563.6a150 150 0 0 1 300 0V784.1z" />
      <path className={styles['fifth']} d="M256 754.5V564.5a104 104 0 0 1 208 0V754.5z" />
      <path className={styles['light']} d="M294 730V565.3a66 66 0 0 1 132 0V730z" />
      <path className={styles['floor']} d="M30 900 294 730h132L690 900z" />
      <path className={styles['runner']} d="M294 730h132l92 170H202z" />
      <path className={styles['cord']} d="M360 -200V178" />
      <circle className={styles['glow']} cx="360" cy="196" r="46" />
      <circle className={styles['lamp']} cx="360" cy="196" r="18" />
    </svg>
  )
}
