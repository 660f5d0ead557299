import type { ReactNode } from 'react'
import { usePictureIds } from './picture-ids.ts'

/**
 * A room in one full turn, 2400 by 600; the right edge meets the left. Details are drawn on top.
 */
export function PanoramaRoom({ children }: { children: ReactNode }) {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 2400 600" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={of('wall')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-wall)" />
          <stop offset="1" stopColor="var(--art-lit)" />
        </linearGradient>
        <linearGradient id={of('floor')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-wood)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--art-wood) 60%, var(--art-deep))" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".8" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="2400" height="600" fill={at('wall')} />
      <path d="M0 70q600 46 1200 0t1200 0v-70H0z" fill="var(--art-lit)" />
      <path d="M0 70q600 46 1200 0t1200 0" fill="none" stroke="var(--art-metal)" strokeWidth="6" />
      <path d="M0 450q600-36 1200 0t1200 0v150H0z" fill={at('floor')} />
      <path d="M0 450q600-36 1200 0t1200 0" fill="none" stroke="var(--art-metal)" strokeWidth="6" />
      <g fill="none" stroke="var(--art-deep)" strokeOpacity=".25" strokeWidth="3">
        <path d="M0 490q600-40 1200 0t1200 0M0 540q600-44 1200 0t1200 0" />
      </g>
      {/* The bed, with a lamp on each side. */}
      <g transform="translate(1200 0)">
        <circle cx="-190" cy="300" r="120" fill={at('glow')} />
        <circle cx="190" cy="300" r="120" fill={at('glow')} />
        <path d="M-140 430V270q0-60 60-66 80-16 160 0 60 6 60 66v160z" fill="var(--art-cloth)" />
        <path
          d="M-140 430V270q0-60 60-66 80-16 160 0 60 6 60 66v160"
          fill="none"
          stroke="var(--art-metal)"
          strokeWidth="5"
        />
        <rect x="-120" y="318" width="110" height="62" rx="22" fill="#fff" />
        <rect x="10" y="318" width="110" height="62" rx="22" fill="#fff" />
        <path d="M-170 520V420q0-44 44-44h252q44 0 44 44v100z" fill="var(--art-linen)" />
        <path d="M-174 470q174 30 348 0v60h-348z" fill="var(--art-lit)" />
        <path d="M-216 320h52l18 56h-88zM164 320h52l18 56h-88z" fill="var(--art-glow)" />
        <path d="M-190 376v60M190 376v60" stroke="var(--art-metal)" strokeWidth="8" />
        <path d="M-230 436h80v64h-80zM150 436h80v64h-80z" fill="var(--art-wood)" />
      </g>
      {/* The entrance door. */}
      <g transform="translate(2330 0)">
        <path d="M-70 452V190q70-44 140 0v262z" fill="var(--art-wood)" />
        <path d="M-70 452V190q70-44 140 0v262" fill="none" stroke="var(--art-metal)" strokeWidth="6" />
        <circle cx="46" cy="330" r="9" fill="var(--art-metal)" />
      </g>
      {/* A wardrobe and a picture. */}
      <g transform="translate(1960 0)">
        <path d="M-110 480V170h220v310z" fill="var(--art-wood)" />
        <path d="M-100 180h95v290h-95zM5 180h95v290H5z" fill="none" stroke="var(--art-metal)" strokeWidth="4" />
        <path d="M-18 320v40M18 320v40" stroke="var(--art-metal)" strokeWidth="6" strokeLinecap="round" />
      </g>
      <g transform="translate(1620 0)">
        <path d="M-80 180H80v110H-80z" fill="var(--art-linen)" stroke="var(--art-metal)" strokeWidth="7" />
        <path d="M-74 284l48-50 30 26 40-44 32 68z" fill="var(--art-leaf)" />
        <circle cx="40" cy="206" r="12" fill="var(--art-glow)" />
        <path d="M-90 420H90v70H-90z" fill="var(--art-cloth)" />
        <path d="M-110 360q20-16 40 0v70h-40zM70 360q20-16 40 0v70H70z" fill="var(--art-cloth)" />
      </g>
      {children}
    </svg>
  )
}
