import { usePictureIds } from './picture-ids.ts'

/** A driving licence with the car key in front of it. */
export function Licence() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id={of('card')} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--art-linen)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--art-linen) 82%, var(--art-metal))" />
        </linearGradient>
        <linearGradient id={of('fob')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-object) 70%, var(--art-metal))" />
          <stop offset="1" stopColor="var(--art-object)" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="320" cy="300" rx="330" ry="200" fill={at('glow')} />
      <g transform="rotate(-7 290 230)">
        <rect x="92" y="104" width="400" height="256" rx="24" fill={at('card')} />
        <path d="M92 164v-36q0-24 24-24h352q24 0 24 24v36z" fill="var(--art-cloth)" />
        <g fill="var(--art-linen)">
          <path d="M120 146v-10q0-8 10-9l10-11q3-4 8-4h24q5 0 8 4l10 11q10 1 10 9v10z" />
          <rect x="236" y="126" width="150" height="12" rx="6" />
        </g>
        <rect x="124" y="190" width="104" height="136" rx="12" fill="var(--art-water)" />
        <circle cx="176" cy="240" r="26" fill="var(--art-object)" />
        <path d="M132 326q0-50 44-50t44 50z" fill="var(--art-object)" />
        <g stroke="var(--art-object)" strokeOpacity=".75" strokeWidth="11" strokeLinecap="round">
          <path d="M262 206h190M262 242h144M262 278h172M262 314h96" />
        </g>
      </g>
      <g transform="rotate(24 520 300)">
        <circle cx="520" cy="176" r="34" fill="none" stroke="var(--art-metal)" strokeWidth="10" />
        <rect x="478" y="206" width="84" height="128" rx="30" fill={at('fob')} />
        <g fill="var(--art-metal)">
          <circle cx="520" cy="244" r="13" />
          <circle cx="520" cy="284" r="13" />
        </g>
        <path d="M506 334h28v50l-14 16-14-16z" fill="var(--art-metal)" />
      </g>
    </svg>
  )
}
