import { usePictureIds } from './picture-ids.ts'

export function Bell() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 640 460" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id={of('m')} x1="0" x2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-metal) 45%, #fff)" />
          <stop offset=".4" stopColor="var(--art-metal)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--art-metal) 58%, var(--art-deep))" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".75" />
          <stop offset=".4" stopColor="var(--art-glow)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="470" cy="150" r="300" fill={at('glow')} />
      <g>
        <rect x="463" y="210" width="14" height="222" fill={at('m')} />
        <rect x="400" y="430" width="140" height="26" rx="10" fill={at('m')} />
        <path d="M414 60h112l66 150H348z" fill="var(--art-glow)" />
        <path d="M348 210h244" stroke="var(--art-metal)" strokeWidth="6" />
        <path d="M520 214v56" stroke="var(--art-metal)" strokeWidth="4" />
        <circle cx="520" cy="276" r="7" fill="var(--art-metal)" />
      </g>
      <ellipse cx="210" cy="454" rx="170" ry="8" fill="var(--art-deep)" opacity=".5" />
      <rect x="192" y="212" width="30" height="40" rx="8" fill={at('m')} />
      <ellipse cx="207" cy="208" rx="32" ry="14" fill={at('m')} />
      <path d="M70 414c0-100 60-170 137-170s137 70 137 170z" fill={at('m')} />
      <path
        d="M110 390c6-60 34-100 76-118"
        fill="none"
        stroke="#fff"
        strokeOpacity=".65"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <rect x="46" y="412" width="322" height="22" rx="11" fill="var(--art-object)" />
      <rect x="60" y="432" width="294" height="26" rx="8" fill="var(--art-wood)" />
      <g fill="none" stroke="var(--wall-accent)" strokeWidth="6" strokeLinecap="round">
        <path d="M120 176l-24-30M207 158v-40M294 176l24-30" />
      </g>
    </svg>
  )
}
