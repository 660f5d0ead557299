import css from './movement.module.css'
import { usePictureIds } from './picture-ids.ts'

/** The card while it is being written: it waits in the slot, and the light shows activity. */
export function KeyCardInside() {
  return <KeyCard inside />
}

export function KeyCard({ name, inside = false }: { name?: string; inside?: boolean }) {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="60 14 480 406" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id={of('card')} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-metal) 72%, #fff)" />
          <stop offset="1" stopColor="var(--art-metal)" />
        </linearGradient>
        <linearGradient id={of('plate')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-object) 72%, var(--art-metal))" />
          <stop offset="1" stopColor="var(--art-object)" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".9" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
        <clipPath id={of('out')}>
          <rect x="0" y="-60" width="600" height="352" />
        </clipPath>
      </defs>
      <ellipse cx="300" cy="296" rx="270" ry="80" fill={at('glow')} />
      <g clipPath={at('out')}>
        <g className={css[inside ? 'inside' : 'card']} transform="rotate(-2 300 200)">
          <rect x="196" y="30" width="208" height="330" rx="18" fill={at('card')} />
          <rect
            x="206"
            y="40"
            width="188"
            height="310"
            rx="11"
            fill="none"
            stroke="var(--art-object)"
            strokeOpacity=".35"
            strokeWidth="2"
          />
          <g fill="none" stroke="var(--art-object)" strokeWidth="5">
            <path d="M264 186v-66a36 36 0 0 1 72 0v66z" />
            <path d="M300 84v102M264 130h72" />
          </g>
          <text
            x="300"
            y="236"
            textAnchor="middle"
            fontFamily="var(--font-display)"
            fontWeight="var(--display-weight)"
            fontSize="30"
            fill="var(--art-object)"
          >
            {name}
          </text>
        </g>
      </g>
      <path d="M90 288h420q20 0 20 20v112H70V308q0-20 20-20z" fill={at('plate')} />
      <path d="M90 288h420" stroke="var(--art-metal)" strokeWidth="3" />
      <rect x="168" y="284" width="264" height="14" rx="7" fill="var(--art-deep)" />
      <rect
        className={inside ? css['pulse'] : undefined}
        x="176"
        y="292"
        width="248"
        height="5"
        rx="2.500"
        fill="var(--art-glow)"
      />
      <g fill="none" stroke="var(--art-glow)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M284 362l16-16 16 16M284 384l16-16 16 16" />
      </g>
    </svg>
  )
}
