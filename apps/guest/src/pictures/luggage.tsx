import { usePictureIds } from './picture-ids.ts'

export function Luggage() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id={of('a')} x1="0" x2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-cloth) 82%, #fff)" />
          <stop offset="1" stopColor="var(--art-cloth)" />
        </linearGradient>
        <linearGradient id={of('b')} x1="0" x2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-lit) 86%, #fff)" />
          <stop offset="1" stopColor="var(--art-lit)" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="320" cy="300" rx="330" ry="230" fill={at('glow')} />
      <g fill="none" stroke="var(--art-metal)" strokeWidth="9">
        <path d="M156 70V22q0-12 12-12h74q12 0 12 12v48" />
      </g>
      <rect x="92" y="66" width="226" height="316" rx="22" fill={at('a')} />
      <g stroke="var(--art-deep)" strokeOpacity=".25" strokeWidth="7">
        <path d="M142 82v284M192 82v284M242 82v284M282 82v284" />
      </g>
      <path d="M92 128h226M92 320h226" stroke="var(--art-metal)" strokeWidth="6" />
      <g fill="var(--art-deep)">
        <rect x="120" y="380" width="34" height="20" rx="6" />
        <rect x="256" y="380" width="34" height="20" rx="6" />
      </g>
      <path d="M370 190v-24q0-20 20-20h70q20 0 20 20v24" fill="none" stroke="var(--art-wood)" strokeWidth="13" />
      <rect x="300" y="186" width="250" height="206" rx="18" fill={at('b')} />
      <path d="M300 226h250M300 352h250" stroke="var(--art-deep)" strokeOpacity=".35" strokeWidth="5" />
      <path d="M346 186v206M504 186v206" stroke="var(--art-wood)" strokeWidth="20" />
      <g fill="var(--art-metal)">
        <rect x="332" y="232" width="28" height="34" rx="5" />
        <rect x="490" y="232" width="28" height="34" rx="5" />
      </g>
      <path d="M300 392v8M550 392v8" stroke="var(--art-deep)" strokeWidth="10" />
      <path d="M500 300q0-14 12-14h50q12 0 12 14" fill="none" stroke="var(--art-metal)" strokeWidth="8" />
      <rect x="470" y="296" width="136" height="104" rx="26" fill="var(--art-linen)" />
      <path d="M470 340h136" stroke="var(--art-cloth)" strokeWidth="7" />
      <circle cx="538" cy="340" r="15" fill="var(--art-cloth)" />
      <circle cx="538" cy="340" r="6" fill="var(--art-linen)" />
      <path d="M236 128l34 54" stroke="var(--art-linen)" strokeWidth="4" />
      <g transform="rotate(18 286 214)">
        <rect x="262" y="178" width="46" height="70" rx="8" fill="var(--art-linen)" />
        <circle cx="285" cy="192" r="5" fill="var(--art-deep)" />
        <path d="M272 214h26M272 228h18" stroke="var(--art-deep)" strokeWidth="4" />
      </g>
    </svg>
  )
}
