import { usePictureIds } from './picture-ids.ts'

/** The courtyard in the evening: an arch, a gate and a parked car. */
export function Parking() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={of('wall')} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".2" stopColor="var(--art-wall)" />
          <stop offset="1" stopColor="var(--art-lit)" />
        </linearGradient>
        <linearGradient id={of('sky')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-sky)" />
          <stop offset="1" stopColor="var(--art-dusk)" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".85" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="1200" fill={at('wall')} />
      <path d="M250 1080V700a350 350 0 0 1 700 0v380z" fill={at('sky')} />
      <path
        d="M250 1080V960l90-60 70 40 90-90 80 60 110-80 90 70 80-50 90 70v160z"
        fill="var(--art-leaf)"
        opacity=".5"
      />
      <path d="M250 1080V700a350 350 0 0 1 700 0v380" fill="none" stroke="var(--art-linen)" strokeWidth="22" />
      <g stroke="var(--art-metal)" strokeWidth="8">
        <path d="M270 1080V640M320 1080V520M370 1080V450M930 1080V640M880 1080V520M830 1080V450" />
        <path d="M262 820h116M822 820h116M262 980h116M822 980h116" />
      </g>
      <path d="M0 1080h1200v120H0z" fill="var(--art-wood)" />
      <path d="M140 1140h160M420 1140h160M700 1140h160M980 1140h120" stroke="var(--art-linen)" strokeWidth="10" />
      <circle cx="130" cy="690" r="150" fill={at('glow')} />
      <circle cx="1070" cy="690" r="150" fill={at('glow')} />
      <path d="M112 640h36l12 70h-60zM1052 640h36l12 70h-60z" fill="var(--art-glow)" />
      <g transform="translate(600 1104)">
        <ellipse rx="270" ry="14" fill="var(--art-deep)" opacity=".35" />
        <path
          d="M-250-40q-6-60 40-74l52-8 66-82q14-16 40-16h112q28 0 44 18l62 80 54 10q38 8 38 60 0 26-26 26h-450q-32 0-32-14z"
          fill="var(--art-cloth)"
        />
        <path d="M-140-126l58-68q6-8 20-8h44v76zM6-202h60q14 0 24 10l56 66H6z" fill="var(--art-sky)" />
        <path d="M-250-72h46M212-78h46" stroke="var(--art-glow)" strokeWidth="20" strokeLinecap="round" />
        <g fill="var(--art-deep)">
          <circle cx="-146" cy="-26" r="48" />
          <circle cx="150" cy="-26" r="48" />
        </g>
        <g fill="var(--art-metal)">
          <circle cx="-146" cy="-26" r="20" />
          <circle cx="150" cy="-26" r="20" />
        </g>
      </g>
    </svg>
  )
}
