import { usePictureIds } from './picture-ids.ts'

export function Pen() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 600 420" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id={of('b')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-object) 60%, var(--art-metal))" />
          <stop offset=".4" stopColor="var(--art-object)" />
          <stop offset="1" stopColor="var(--art-deep)" />
        </linearGradient>
        <linearGradient id={of('g')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-metal) 50%, #fff)" />
          <stop offset="1" stopColor="var(--art-metal)" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".35" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="300" cy="240" rx="320" ry="220" fill={at('glow')} />
      <path
        d="M60 378c70-76 118-96 132-66 12 28-52 80-30 90 30 12 66-80 104-72 26 6-14 62 14 64 34 4 50-44 88-40 40 4 60 26 170 4"
        fill="none"
        stroke="var(--wall-ornament)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g transform="translate(268 322) rotate(-38)">
        <path d="M0 0 64-22v44z" fill={at('g')} />
        <path d="M6 0h40" stroke="var(--art-object)" strokeWidth="3" />
        <circle cx="46" cy="0" r="5" fill="var(--art-object)" />
        <path d="M62-24h60q8 0 8 8v32q0 8-8 8H62z" fill={at('b')} />
        <rect x="126" y="-30" width="16" height="60" rx="4" fill={at('g')} />
        <path d="M142-30h210q30 0 30 30t-30 30H142z" fill={at('b')} />
        <rect x="228" y="-31" width="12" height="62" fill={at('g')} />
        <path d="M240-34h112q8 0 8 6t-8 6H240z" fill={at('g')} />
      </g>
    </svg>
  )
}
