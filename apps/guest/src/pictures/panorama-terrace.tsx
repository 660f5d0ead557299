import { PanoramaRoom } from './panorama-room.tsx'
import { usePictureIds } from './picture-ids.ts'

export function PanoramaTerrace() {
  const { of, at } = usePictureIds()
  return (
    <PanoramaRoom>
      <defs>
        <linearGradient id={of('sky')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-sky)" />
          <stop offset="1" stopColor="var(--art-dusk)" />
        </linearGradient>
      </defs>
      {/* Doors that open onto the terrace, over the roofs. */}
      <path d="M130 476V160q250-44 500 0v316z" fill={at('sky')} />
      <circle cx="500" cy="250" r="36" fill="var(--art-glow)" />
      <path
        d="M130 430v-70h50v-40h34v40h60v-60l46-34 46 34v60h40v-30h60v30h50v-50h30v50h84v70z"
        fill="var(--art-deep)"
        opacity=".8"
      />
      <g fill="var(--art-glow)">
        <path d="M150 386h10v14h-10zM290 340h10v14h-10zM340 340h10v14h-10zM440 384h10v14h-10zM590 386h10v14h-10z" />
      </g>
      <path d="M130 430h500v46H130z" fill="var(--art-wood)" />
      <g stroke="var(--art-metal)" strokeWidth="6">
        <path d="M130 370h500M130 430h500M170 370v60M230 370v60M290 370v60M350 370v60M410 370v60M470 370v60M530 370v60M590 370v60" />
      </g>
      <g transform="translate(260 470)">
        <path d="M-60 0 20-60 60-52 10 0z" fill="var(--art-cloth)" />
        <path d="M-66 6 64-56" stroke="var(--art-metal)" strokeWidth="7" />
      </g>
      <g transform="translate(440 470)">
        <path d="M-60 0 20-60 60-52 10 0z" fill="var(--art-cloth)" />
        <path d="M-66 6 64-56" stroke="var(--art-metal)" strokeWidth="7" />
      </g>
      <path d="M130 476V160q250-44 500 0v316M380 140v336" fill="none" stroke="var(--art-linen)" strokeWidth="12" />
      <path d="M84 120h592" stroke="var(--art-metal)" strokeWidth="10" strokeLinecap="round" />
      <path d="M90 124h90q-4 180-40 356H86zM670 124h-90q4 180 40 356h54z" fill="var(--art-lit)" />
      <g transform="translate(820 470)">
        <path d="M-30-60h60l-10 60h-40z" fill="var(--art-linen)" />
        <g fill="var(--art-leaf)">
          <path d="M0-60c-60-40-70-120-40-160 20 50 36 100 40 160zM0-60c60-40 70-120 40-160-20 50-36 100-40 160zM0-60c-16-80-10-150 0-200 10 50 16 120 0 200z" />
        </g>
      </g>
    </PanoramaRoom>
  )
}
