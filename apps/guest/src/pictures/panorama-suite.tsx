import { PanoramaRoom } from './panorama-room.tsx'
import { usePictureIds } from './picture-ids.ts'

export function PanoramaSuite() {
  const { of, at } = usePictureIds()
  return (
    <PanoramaRoom>
      <defs>
        <linearGradient id={of('sky')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-water)" />
          <stop offset="1" stopColor="var(--art-glow)" />
        </linearGradient>
        <radialGradient id={of('fire')}>
          <stop offset="0" stopColor="#f6a33c" stopOpacity=".9" />
          <stop offset="1" stopColor="#f6a33c" stopOpacity="0" />
        </radialGradient>
      </defs>
      {/* The fireplace of the salon. */}
      <g transform="translate(330 0)">
        <circle cy="400" r="170" fill={at('fire')} />
        <path d="M-150 470V230h300v240h-70V320q-80-60-160 0v150z" fill="var(--art-linen)" />
        <path d="M-170 212h340v26h-340z" fill="var(--art-metal)" />
        <path d="M-80 470V320q80-60 160 0v150z" fill="var(--art-deep)" />
        <path d="M-40 460c-20-60 20-70 16-120 40 30 30 60 46 66 6-20 2-30-4-44 40 30 40 70 22 98z" fill="#f6a33c" />
        <path d="M-14 460c-8-30 14-40 14-70 26 26 24 50 14 70z" fill="#ffe29a" />
        <path d="M-60 110h120v86H-60z" fill="var(--art-linen)" stroke="var(--art-metal)" strokeWidth="8" />
        <path d="M-50 186l40-46 26 24 30-34 14 56z" fill="var(--art-water)" />
      </g>
      <g transform="translate(90 0)">
        <path d="M-60 480V380q0-30 30-30h60q30 0 30 30v100z" fill="var(--art-cloth)" />
        <path d="M-76 420q16-16 32 0v64h-32zM44 420q16-16 32 0v64H44z" fill="var(--art-cloth)" />
      </g>
      {/* The bath with a view, behind an arch. */}
      <g transform="translate(760 0)">
        <path d="M-150 470V250a150 150 0 0 1 300 0v220z" fill={at('sky')} />
        <path d="M-150 400q60-40 120-14t180-30v114h-300z" fill="var(--art-leaf)" opacity=".6" />
        <path d="M-150 470V250a150 150 0 0 1 300 0v220" fill="none" stroke="var(--art-linen)" strokeWidth="14" />
        <path d="M-130 400h260q0 90-60 90H-70q-60 0-60-90z" fill="#fff" />
        <path d="M-140 398h280" stroke="var(--art-metal)" strokeWidth="8" strokeLinecap="round" />
        <path
          d="M100 398v-70q0-20-24-20"
          fill="none"
          stroke="var(--art-metal)"
          strokeWidth="10"
          strokeLinecap="round"
        />
        <g fill="#fff" opacity=".8">
          <circle cx="-60" cy="392" r="16" />
          <circle cx="-30" cy="386" r="20" />
          <circle cx="6" cy="392" r="16" />
        </g>
      </g>
    </PanoramaRoom>
  )
}
