import { usePictureIds } from './picture-ids.ts'

export function Loggia() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={of('sky')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-sky)" />
          <stop offset=".8" stopColor="var(--art-dusk)" />
        </linearGradient>
        <linearGradient id={of('stone')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-wall)" />
          <stop offset="1" stopColor="var(--art-lit)" />
        </linearGradient>
        <linearGradient id={of('column')} x1="0" x2="1">
          <stop offset="0" stopColor="var(--art-wall)" />
          <stop offset=".4" stopColor="var(--art-lit)" />
          <stop offset="1" stopColor="var(--art-wall)" />
        </linearGradient>
        <radialGradient id={of('sun')}>
          <stop offset="0" stopColor="var(--art-glow)" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
        <mask id={of('holes')}>
          <rect width="1200" height="1200" fill="#fff" />
          <path
            d="M430 1010V640a170 170 0 0 1 340 0v370zM20 1010V640a170 170 0 0 1 340 0v370zM840 1010V640a170 170 0 0 1 340 0v370z"
            fill="#000"
          />
        </mask>
      </defs>
      <rect width="1200" height="1020" fill={at('sky')} />
      <circle cx="650" cy="850" r="260" fill={at('sun')} />
      <circle cx="650" cy="850" r="62" fill="var(--art-glow)" />
      <path d="M0 930q200-60 420-30t420-20 360 10v130H0z" fill="var(--art-leaf)" opacity=".45" />
      <g fill="var(--art-deep)" opacity=".62">
        <path d="M150 960v-40h20v-16h18c4-44 30-70 56-76v-14h8v14c26 6 52 32 56 76h18v16h20v40z" />
      </g>
      <g fill="var(--art-deep)">
        <path d="M506 1010c4-80 2-150-2-214h14c2 60 4 130 8 214z" />
        <path d="M420 800c10-46 50-62 92-60 50-2 84 22 92 56-30 14-60 12-92 12s-64 6-92-8z" />
        <path d="M1000 1010c4-100 2-190-2-254h14c2 60 4 160 8 254z" />
        <path d="M908 762c12-50 52-68 98-66 52-2 88 26 98 62-34 14-64 12-98 12s-68 6-98-8z" />
      </g>
      <path d="M0 1010v-44q150-26 330-8t400-4 470 0v56z" fill="var(--art-leaf)" />
      <g mask={at('holes')}>
        <rect width="1200" height="1020" fill={at('stone')} />
        <g stroke="var(--art-wall)" strokeOpacity=".5" strokeWidth="3">
          <path d="M0 420h1200M0 330h1200M200 330v90M600 330v90M1000 330v90M400 240v90M800 240v90" />
        </g>
      </g>
      <g fill="none" stroke="var(--art-linen)" strokeOpacity=".55" strokeWidth="8">
        <path d="M414 640a186 186 0 0 1 372 0M4 640a186 186 0 0 1 372 0M824 640a186 186 0 0 1 372 0" />
      </g>
      <g fill="var(--art-linen)" opacity=".75">
        <path d="M588 446h24l10 46h-44zM178 446h24l10 46h-44zM998 446h24l10 46h-44z" />
      </g>
      <g>
        <path d="M372 672h46v326h-46zM782 672h46v326h-46z" fill={at('column')} />
        <path
          d="M354 640h82v14l-14 20h-54l-14-20zM764 640h82v14l-14 20h-54l-14-20zM358 990h74v24h-74zM768 990h74v24h-74z"
          fill="var(--art-linen)"
        />
      </g>
      <path d="M0 1010h1200v190H0z" fill="var(--art-wall)" />
      <path
        d="M430 1010h340l150 190H300zM20 1010h330l-110 190H-160zM850 1010h330l170 190H960z"
        fill="var(--art-glow)"
        opacity=".42"
      />
      <g stroke="var(--art-deep)" strokeOpacity=".18" strokeWidth="3">
        <path d="M0 1064h1200M0 1130h1200M600 1010v190M480 1010l-80 190M360 1010l-160 190M720 1010l80 190M840 1010l160 190" />
      </g>
      <g transform="translate(395 1100)">
        <path d="M0-60v-90" stroke="var(--art-wood)" strokeWidth="10" />
        <circle cy="-196" r="76" fill="var(--art-leaf)" />
        <circle cx="-44" cy="-150" r="44" fill="var(--art-leaf)" />
        <circle cx="46" cy="-154" r="42" fill="var(--art-leaf)" />
        <path d="M-60-240a76 76 0 0 1 120 0c-30-12-90-12-120 0z" fill="var(--art-lit)" opacity=".3" />
        <g fill="var(--art-cloth)">
          <circle cx="-30" cy="-190" r="13" />
          <circle cx="26" cy="-222" r="13" />
          <circle cx="40" cy="-164" r="13" />
          <circle cx="-6" cy="-150" r="13" />
        </g>
        <path d="M-58-66H58L44 56h-88z" fill="var(--art-wood)" />
        <path d="M-66-78H66v22H-66z" fill="color-mix(in srgb, var(--art-wood) 78%, var(--art-lit))" />
        <path d="M10-56h48L44 56H10z" fill="var(--art-deep)" opacity=".22" />
      </g>
    </svg>
  )
}
