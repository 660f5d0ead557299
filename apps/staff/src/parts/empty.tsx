import type { ReactNode } from 'react'
import styles from './empty.module.css'
import { useProductIcons } from './product-icons.ts'

/**
 * Our own ink drawings: an open door, a parked car, a bell at rest, an envelope, a searched page.
 */
const drawings = {
  door: (
    <>
      <path className={styles['ground']} d="M16 86h128" />
      <path className={styles['pale']} d="M56 86V40a24 24 0 0 1 48 0v46z" />
      <path className={styles['paper']} d="M66 86V42a14 14 0 0 1 28 0v44z" />
      <circle className={styles['dark']} cx="88" cy="64" r="1.8" />
      <path className={styles['dark']} d="M116 86V66h12v20zM119 66v-5h6v5h-1.500v-3.500h-3V66z" />
    </>
  ),
  car: (
    <>
      <path className={styles['ground']} d="M16 86h128" />
      <path
        className={styles['pale']}
        d="M34 79V67a10 10 0 0 1 8-9.800l14-2.800 12-15a10 10 0 0 1 8-3.800h21a10 10 0 0 1 7.500 3.400L118 54l9 2.200a9 9 0 0 1 7 8.800v14z"
      />
      <path
        className={styles['paper']}
        d="m66 54 8.500-10.800a4 4 0 0 1 3-1.400H84V54zM88 41.800h7.500a4 4 0 0 1 3 1.400L108 54H88z"
      />
      <circle className={styles['dark']} cx="57" cy="78" r="8.500" />
      <circle className={styles['dark']} cx="112" cy="78" r="8.500" />
      <circle className={styles['paper']} cx="57" cy="78" r="3" />
      <circle className={styles['paper']} cx="112" cy="78" r="3" />
    </>
  ),
  bell: (
    <>
      <path className={styles['ground']} d="M16 82h128" />
      <path className={styles['pale']} d="M48 74a32 32 0 0 1 64 0z" />
      <path className={styles['dark']} d="M42 74h76v5a3 3 0 0 1-3 3H45a3 3 0 0 1-3-3z" />
      <circle className={styles['dark']} cx="80" cy="37" r="5" />
      <path className={styles['line']} d="M62 64a19 19 0 0 1 12-13" />
    </>
  ),
  letter: (
    <>
      <path className={styles['ground']} d="M16 86h128" />
      <path className={styles['pale']} d="M44 30h72v56H44z" />
      <path className={styles['line']} d="m44 32 36 28 36-28" />
      <path className={styles['paper']} d="M56 14h48v24L80 57 56 38z" />
      <path className={styles['ground']} d="M64 24h32M64 31h22" />
    </>
  ),
  search: (
    <>
      <path className={styles['ground']} d="M16 86h128" />
      <path className={styles['pale']} d="M40 18h56v68H40z" />
      <path className={styles['ground']} d="M49 32h38M49 42h30M49 52h34" />
      <circle className={styles['paper']} cx="98" cy="56" r="17" />
      <circle className={styles['line']} cx="98" cy="56" r="17" />
      <path className={styles['line']} d="m110 68 13 13" />
    </>
  ),
} satisfies Record<string, ReactNode>

interface EmptyProps {
  /** Defaults to the product's own drawing. */
  drawing?: keyof typeof drawings
  title: string
  /** Nothing else is on the page, so its title is the page's. */
  isPage?: boolean
  children?: ReactNode
  act?: ReactNode
}

/** Placeholder for an empty list. */
export function Empty({ drawing, title, isPage = false, children, act }: EmptyProps) {
  const { nothing } = useProductIcons()
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={styles['empty']}>
      <svg className={styles['art']} viewBox="0 0 160 96" aria-hidden="true">
        {drawings[drawing ?? nothing]}
      </svg>
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {act && <div className={styles['act']}>{act}</div>}
    </div>
  )
}
