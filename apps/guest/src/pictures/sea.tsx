import { usePictureIds } from './picture-ids.ts'

export function Sea() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={of('sky')} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".2" stopColor="var(--art-sky)" />
          <stop offset=".72" stopColor="color-mix(in srgb, var(--art-water) 45%, var(--art-dusk))" />
          <stop offset="1" stopColor="var(--art-dusk)" />
        </linearGradient>
        <linearGradient id={of('water')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-water) 70%, var(--art-dusk))" />
          <stop offset="1" stopColor="var(--art-sky)" />
        </linearGradient>
        <linearGradient id={of('deck')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-wood) 70%, var(--art-glow))" />
          <stop offset="1" stopColor="var(--art-wood)" />
        </linearGradient>
        <linearGradient id={of('sheer')} x1="0" x2="1">
          <stop offset="0" stopColor="var(--art-linen)" stopOpacity=".97" />
          <stop offset=".35" stopColor="var(--art-linen)" stopOpacity=".72" />
          <stop offset=".6" stopColor="var(--art-linen)" stopOpacity=".92" />
          <stop offset="1" stopColor="var(--art-linen)" stopOpacity=".6" />
        </linearGradient>
        <radialGradient id={of('sun')}>
          <stop offset="0" stopColor="var(--art-glow)" />
          <stop offset=".25" stopColor="var(--art-glow)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="780" fill={at('sky')} />
      <circle cx="430" cy="730" r="330" fill={at('sun')} />
      <circle cx="430" cy="722" r="84" fill="var(--art-glow)" />
      <path d="M820 780q60-66 150-70t230 56v20H820z" fill="var(--art-deep)" opacity=".35" />
      <rect y="776" width="1200" height="210" fill={at('water')} />
      <g fill="var(--art-glow)" transform="translate(-130)">
        <rect x="482" y="786" width="156" height="7" rx="3" />
        <rect x="500" y="806" width="130" height="7" rx="3" opacity=".85" />
        <rect x="470" y="828" width="170" height="7" rx="3" opacity=".7" />
        <rect x="520" y="852" width="96" height="7" rx="3" opacity=".6" />
        <rect x="486" y="878" width="150" height="7" rx="3" opacity=".45" />
        <rect x="516" y="906" width="90" height="7" rx="3" opacity=".35" />
      </g>
      <g stroke="var(--art-linen)" strokeOpacity=".35" strokeWidth="3" strokeLinecap="round">
        <path d="M260 816h90M300 866h60M740 826h110M800 884h70M690 920h40" />
      </g>
      <g transform="translate(540 792) scale(.8)">
        <path d="M0-4h52l-12 16H10z" fill="var(--art-deep)" />
        <path d="M24-8v-76L56-8z" fill="var(--art-linen)" />
        <path d="M20-8v-60L0-8z" fill="var(--art-cloth)" />
      </g>
      <path d="M0 986h1200v214H0z" fill={at('deck')} />
      <g stroke="var(--art-deep)" strokeOpacity=".16" strokeWidth="3">
        <path d="M600 986v214M520 986l-70 214M440 986l-140 214M360 986 150 1200M270 986 0 1200M680 986l70 214M760 986l140 214M840 986l210 214M930 986l270 214" />
      </g>
      <path d="M0 980h1200" stroke="var(--art-linen)" strokeWidth="10" />
      <g stroke="var(--art-linen)" strokeWidth="5" opacity=".95">
        <path d="M0 900h1200M80 900v80M230 900v80M380 900v80M820 900v80M970 900v80M1120 900v80M530 900v80M680 900v80" />
      </g>
      <g transform="translate(706 1000)">
        <path d="M40 130V-214" stroke="var(--art-linen)" strokeWidth="10" />
        <path d="M-170-160C-150-240-60-286 40-286s190 46 210 126z" fill="var(--art-cloth)" />
        <path d="M-64-160c6-66 44-122 104-126 60 4 98 60 104 126z" fill="var(--art-linen)" />
        <path d="M6-160c2-70 14-120 34-126 20 6 32 56 34 126z" fill="var(--art-cloth)" />
        <circle cx="40" cy="-292" r="9" fill="var(--art-linen)" />
        <path d="M-210 96-176 40l104 44h250q16 0 16 16t-16 16H-70z" fill="var(--art-linen)" />
        <path
          d="M-176 40l104 44h250q16 0 16 16"
          fill="none"
          stroke="var(--art-cloth)"
          strokeWidth="12"
          strokeLinecap="round"
        />
        <path d="M-120 110v44M150 114v40" stroke="var(--art-deep)" strokeWidth="9" strokeLinecap="round" />
        <ellipse cx="10" cy="160" rx="240" ry="12" fill="var(--art-deep)" opacity=".18" />
      </g>
      <path d="M0 0h306l-6 240c20 240 0 420-46 560-30 92-40 220-26 400H0z" fill={at('sheer')} />
      <path d="M1200 0h-196l6 240c-10 240 10 420 44 560 26 92 34 220 24 400h122z" fill={at('sheer')} />
      <g stroke="var(--art-water)" strokeOpacity=".28" strokeWidth="4" fill="none">
        <path d="M78 0l2 240c10 300-6 640-20 960M168 0l2 240c16 300-20 500-50 960M1122 0l-2 240c-10 300 10 640 20 960" />
      </g>
    </svg>
  )
}
