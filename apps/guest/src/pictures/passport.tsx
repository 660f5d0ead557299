import { MachineLines, PageGradient, Photo, PrintedFields } from './passport-page.tsx'
import { usePictureIds } from './picture-ids.ts'

export function Passport() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 -6 600 566" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <PageGradient id={of('page')} />
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
        <Photo
          frame={{ x: '116', y: '296', width: '104', height: '128' }}
          head={{ cx: '168', cy: '346', r: '26' }}
          hair="M142 344c-2-40 54-44 52-2-10-16-36-20-52 2z"
          shoulders="M122 424c0-34 22-48 46-48s46 14 46 48z"
        />
        <PrintedFields
          name={7}
          value={11}
          below={14}
          fields={[
            [244, 300, 70, 150],
            [244, 340, 54, 118],
            [244, 380, 64, 96],
            [376, 380, 50, 90],
          ]}
        />
        <MachineLines
          x={114}
          length={372}
          size={19}
          spacing=".4"
          lines={[
            [462, 'P<<<<<<<<<<<<<<<<<<<<<<<<<<<'],
            [488, 'C01X0O6T47D<<8803124M3107<<4'],
          ]}
        />
        <g fill="none" stroke="var(--wall-accent)" strokeWidth="7" strokeLinecap="round">
          <path d="M74 300v-36q0-14 14-14h36M526 300v-36q0-14-14-14h-36M74 482v30q0 14 14 14h36M526 482v30q0 14-14 14h-36" />
        </g>
      </g>
      <IdentityCard />
    </svg>
  )
}

/** It serves as well as a passport. */
function IdentityCard() {
  return (
    <g transform="translate(352 356) rotate(7)">
      <rect x="6" y="8" width="230" height="146" rx="14" fill="var(--art-deep)" opacity=".3" />
      <rect
        width="230"
        height="146"
        rx="14"
        fill="color-mix(in srgb, var(--art-paper) 90%, var(--art-water))"
        stroke="var(--art-metal)"
        strokeWidth="2"
      />
      <path d="M0 34V14Q0 0 14 0h202q14 0 14 14v20z" fill="var(--art-cloth)" />
      <path d="M16 17h84" stroke="var(--art-linen)" strokeWidth="9" strokeLinecap="round" />
      <Photo
        frame={{ x: '16', y: '48', width: '64', height: '82' }}
        head={{ cx: '48', cy: '80', r: '16' }}
        hair="M32 79c-2-25 34-27 32-1-6-10-22-13-32 1z"
        shoulders="M20 130c0-21 13-30 28-30s28 9 28 30z"
      />
      <rect x="98" y="50" width="34" height="26" rx="5" fill="var(--art-metal)" />
      <path d="M98 63h34M115 50v26" stroke="var(--art-paper)" strokeWidth="2" />
      <g stroke="var(--art-deep)" strokeLinecap="round" strokeWidth="6" opacity=".45">
        <path d="M98 94h110M98 110h84M98 126h98" />
      </g>
    </g>
  )
}
