import { usePictureIds } from './picture-ids.ts'

export function Bill() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 600 440" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id={of('tray')} x1="0" x2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-metal) 50%, #fff)" />
          <stop offset=".4" stopColor="var(--art-metal)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--art-metal) 62%, var(--art-deep))" />
        </linearGradient>
        <linearGradient id={of('page')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-paper)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--art-paper) 82%, var(--art-metal))" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="300" cy="250" rx="320" ry="220" fill={at('glow')} />
      <g transform="rotate(-7 300 400)">
        <path
          d="M206 400V60l16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12v340z"
          fill={at('page')}
        />
        <g fill="none" stroke="var(--art-cloth)" strokeWidth="4">
          <path d="M288 118v-18a12 12 0 0 1 24 0v18z" />
        </g>
        <g fill="var(--art-object)" opacity=".5">
          <rect x="232" y="146" width="80" height="8" rx="4" />
          <rect x="348" y="146" width="26" height="8" rx="4" />
          <rect x="232" y="176" width="60" height="8" rx="4" />
          <rect x="348" y="176" width="26" height="8" rx="4" />
          <rect x="232" y="206" width="70" height="8" rx="4" />
          <rect x="348" y="206" width="26" height="8" rx="4" />
        </g>
        <path d="M232 240h142" stroke="var(--art-object)" strokeWidth="3" opacity=".6" />
        <rect x="232" y="262" width="52" height="14" rx="5" fill="var(--art-object)" />
        <rect x="322" y="262" width="52" height="14" rx="5" fill="var(--art-object)" />
      </g>
      <g transform="rotate(9 420 340)">
        <rect x="330" y="262" width="200" height="128" rx="12" fill="var(--art-cloth)" />
        <rect x="330" y="286" width="200" height="26" fill="var(--art-object)" opacity=".8" />
        <rect x="352" y="340" width="84" height="9" rx="4" fill="var(--art-linen)" opacity=".8" />
        <rect x="352" y="360" width="52" height="8" rx="4" fill="var(--art-linen)" opacity=".6" />
      </g>
      <path
        d="M60 384h480c14 0 16 12 6 22-26 24-52 34-96 34H150c-44 0-70-10-96-34-10-10-8-22 6-22z"
        fill={at('tray')}
      />
      <path d="M70 394h460" stroke="#fff" strokeOpacity=".5" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
