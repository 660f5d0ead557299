import { usePictureIds } from './picture-ids.ts'

export function Passport() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 -6 600 566" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id={of('page')} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--art-paper)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--art-paper) 82%, var(--art-metal))" />
        </linearGradient>
      </defs>
      <ellipse cx="300" cy="512" rx="230" ry="10" fill="var(--art-deep)" opacity=".35" />
      <g transform="rotate(-3 300 300)">
        <rect x="92" y="24" width="416" height="250" rx="14" fill="var(--art-cloth)" />
        <rect
          x="104"
          y="36"
          width="392"
          height="232"
          rx="8"
          fill="color-mix(in srgb, var(--art-paper) 88%, var(--art-cloth))"
        />
        <g fill="none" stroke="var(--art-metal)" strokeWidth="2" opacity=".55">
          <circle cx="300" cy="150" r="82" />
          <circle cx="300" cy="150" r="62" />
          <path d="M218 150h164M300 68v164M242 92l116 116M358 92 242 208" />
        </g>
        <rect x="92" y="268" width="416" height="240" rx="14" fill={at('page')} />
        <path d="M92 270h416" stroke="var(--art-cloth)" strokeWidth="3" opacity=".5" />
        <rect
          x="116"
          y="296"
          width="104"
          height="128"
          rx="5"
          fill="color-mix(in srgb, var(--art-water) 34%, var(--art-paper))"
        />
        <circle cx="168" cy="346" r="26" fill="var(--art-skin)" />
        <path d="M142 344c-2-40 54-44 52-2-10-16-36-20-52 2z" fill="var(--art-object)" />
        <path d="M122 424c0-34 22-48 46-48s46 14 46 48z" fill="var(--art-lit)" />
        <g fill="var(--art-object)">
          <rect x="244" y="300" width="70" height="7" rx="3" opacity=".35" />
          <rect x="244" y="314" width="150" height="11" rx="4" opacity=".8" />
          <rect x="244" y="340" width="54" height="7" rx="3" opacity=".35" />
          <rect x="244" y="354" width="118" height="11" rx="4" opacity=".8" />
          <rect x="244" y="380" width="64" height="7" rx="3" opacity=".35" />
          <rect x="244" y="394" width="96" height="11" rx="4" opacity=".8" />
          <rect x="376" y="380" width="50" height="7" rx="3" opacity=".35" />
          <rect x="376" y="394" width="90" height="11" rx="4" opacity=".8" />
        </g>
        <g fontFamily="var(--font-digits)" fontSize="19" fontWeight="700" fill="var(--art-object)" letterSpacing=".4">
          <text x="114" y="462" textLength="372">
            P&lt;D&lt;&lt;MUELLER&lt;&lt;JONAS&lt;&lt;&lt;&lt;&lt;&lt;
          </text>
          <text x="114" y="488" textLength="372">
            C01X0O6T47D&lt;&lt;8803124M3107&lt;&lt;4
          </text>
        </g>
        <g fill="none" stroke="var(--wall-accent)" strokeWidth="7" strokeLinecap="round">
          <path d="M74 300v-36q0-14 14-14h36M526 300v-36q0-14-14-14h-36M74 482v30q0 14 14 14h36M526 482v30q0 14-14 14h-36" />
        </g>
      </g>
    </svg>
  )
}
