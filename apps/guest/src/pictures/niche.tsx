import type { ReactNode } from 'react'
import { usePictureIds } from './picture-ids.ts'

/** The wall and sideboard for small objects, which are drawn around the middle of its edge. */
export function Niche({ children }: { children: ReactNode }) {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={of('wall')} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".2" stopColor="var(--art-wall)" />
          <stop offset="1" stopColor="var(--art-lit)" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="1200" fill={at('wall')} />
      <circle cx="600" cy="860" r="430" fill={at('glow')} />
      <path
        d="M260 1060V780a340 340 0 0 1 680 0v280"
        fill="none"
        stroke="var(--art-metal)"
        strokeOpacity=".4"
        strokeWidth="5"
      />
      <path d="M0 1060h1200v140H0z" fill="var(--art-wood)" />
      <path d="M0 1060h1200v16H0z" fill="var(--art-metal)" />
      <ellipse cx="600" cy="1078" rx="300" ry="14" fill="var(--art-deep)" opacity=".25" />
      <g transform="translate(600 1062)">{children}</g>
    </svg>
  )
}
