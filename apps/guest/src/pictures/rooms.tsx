import { Bear } from './bear.tsx'
import { type PictureIds, usePictureIds } from './picture-ids.ts'
import { Bed, BedsideTables, Curtains, Definitions, Wall, Window } from './room.tsx'

/** Rooms that differ in what a guest chooses them for. A wide frame shows their lower third only. */

export function RoomWithBalcony() {
  const ids = usePictureIds()
  const { of, at } = ids
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Definitions {...ids} />
      <clipPath id={of('doorway')}>
        <path d="M96 1160V560a230 230 0 0 1 460 0v600z" />
      </clipPath>
      <rect width="1200" height="1200" fill={at('wall')} />
      <g clipPath={at('doorway')}>
        <rect x="90" y="320" width="480" height="860" fill={at('sky')} />
        <circle cx="430" cy="640" r="44" fill="var(--art-glow)" />
        <path d="M90 930q120-40 240-24t240-30v210H90z" fill="var(--art-water)" opacity=".7" />
        <path d="M90 1080h480v90H90z" fill="var(--art-lit)" />
        <Balustrade from={96} to={556} />
      </g>
      <path d="M96 1160V560a230 230 0 0 1 460 0v600" fill="none" stroke="var(--art-linen)" strokeWidth="16" />
      <path d="M326 330v200M96 560h460" stroke="var(--art-linen)" strokeWidth="8" />
      <path d="M96 560l-70 40v600l70-40zM556 560l70 40v600l-70-40z" fill="var(--art-linen)" opacity=".85" />
      <circle cx="900" cy="860" r="290" fill={at('glow')} />
      <g transform="translate(286 0)">
        <Bed {...ids} />
      </g>
    </svg>
  )
}

export function FamilyRoom() {
  const ids = usePictureIds()
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Definitions {...ids} />
      <Wall {...ids} />
      <Window {...ids} />
      <path d="M376 856h448v18H376z" fill="var(--art-linen)" />
      <Curtains {...ids} />
      <circle cx="640" cy="920" r="260" fill={ids.at('glow')} />
      <g transform="translate(-190 180) scale(.85)">
        <Bed {...ids} />
      </g>
      <BedsideTable />
      <SmallBed {...ids} />
    </svg>
  )
}

export function RoomWithTerrace() {
  const ids = usePictureIds()
  const { at } = ids
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Definitions {...ids} />
      <rect width="1200" height="1200" fill={at('sky')} />
      <circle cx="740" cy="700" r="250" fill={at('glow')} />
      <circle cx="740" cy="700" r="64" fill="var(--art-glow)" />
      <path d="M0 860h1200v190H0z" fill="var(--art-water)" />
      <path d="M560 884h360M610 912h260M660 940h160" stroke="var(--art-glow)" strokeWidth="6" opacity=".55" />
      <path d="M0 1040h1200v160H0z" fill="var(--art-lit)" />
      <path
        d="M0 1104h1200M0 1160h1200M300 1040l-60 160M900 1040l60 160M600 1040v160"
        stroke="var(--art-metal)"
        strokeWidth="3"
        opacity=".45"
      />
      <Balustrade from={0} to={1200} />
      <Parasol />
      <Lounger at={300} />
      <Lounger at={640} />
      <path d="M1010 1180l-22-96h104l-22 96z" fill="var(--art-cloth)" />
      <path d="M1036 1090c4-90 2-150-2-200h14c2 60 2 120 6 200z" fill="var(--art-wood)" />
      <path d="M944 900c6-60 50-86 96-84 50-2 92 28 98 82-30 22-62 14-98 16s-68 8-96-14z" fill="var(--art-leaf)" />
      <path d="M0 0h70c10 420 4 800-24 1200H0zM1200 0h-70c-10 420-4 800 24 1200h46z" fill={at('curtain')} />
    </svg>
  )
}

export function Suite() {
  const ids = usePictureIds()
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Definitions {...ids} />
      <Wall {...ids} />
      <Window {...ids} />
      <Curtains {...ids} />
      <Chandelier />
      <circle cx="286" cy="900" r="290" fill={ids.at('glow')} />
      <circle cx="914" cy="900" r="290" fill={ids.at('glow')} />
      <BedsideTables />
      <ellipse cx="600" cy="1176" rx="470" ry="60" fill="var(--art-cloth)" opacity=".5" />
      <Sofa />
      <path d="M446 1128h308v16H446zM480 1144h14v56h-14zM706 1144h14v56h-14z" fill="var(--art-wood)" />
      <path d="M586 1128l-10-48h48l-10 48z" fill="var(--art-metal)" />
      <g fill="var(--art-glow)">
        <circle cx="584" cy="1058" r="17" />
        <circle cx="616" cy="1054" r="17" />
        <circle cx="600" cy="1032" r="17" />
      </g>
    </svg>
  )
}

function Balustrade({ from, to }: { readonly from: number; readonly to: number }) {
  const posts = Array.from({ length: Math.floor((to - from) / 46) }, (_, at) => `M${from + 23 + at * 46} 912v168`)
  return (
    <g stroke="var(--art-deep)" fill="none">
      <path d={posts.join('')} strokeWidth="8" />
      <path d={`M${from} 908H${to}`} strokeWidth="18" />
      <path d={`M${from} 1080H${to}`} strokeWidth="12" />
    </g>
  )
}

function Parasol() {
  return (
    <>
      <path d="M470 760h12v350h-12z" fill="var(--art-wood)" />
      <path
        d="M226 792q30-150 250-150t250 150q-62-34-125 0-62-34-125 0-62-34-125 0-62-34-125 0z"
        fill="var(--art-cloth)"
      />
      <path
        d="M351 792q20-120 125-150 105 30 125 150"
        fill="none"
        stroke="var(--art-metal)"
        strokeWidth="5"
        opacity=".7"
      />
    </>
  )
}

function Lounger({ at }: { readonly at: number }) {
  return (
    <g transform={`translate(${at} 0)`}>
      <path d="M-150 1090h250v20h-250zM-130 1110h14v56h-14zM70 1110h14v56H70z" fill="var(--art-wood)" />
      <path d="M-154 1064h200l66-92q22-14 40 2l-86 116h-220z" fill="var(--art-linen)" />
      <path d="M-154 1076h214" stroke="var(--art-metal)" strokeWidth="4" opacity=".6" />
    </g>
  )
}

function BedsideTable() {
  return (
    <>
      <path d="M592 1082h96v118h-96z" fill="var(--art-wood)" />
      <path d="M584 1072h112v14H584z" fill="var(--art-metal)" />
      <path d="M640 1072v-60" stroke="var(--art-metal)" strokeWidth="10" />
      <path d="M608 926h64l28 90H580z" fill="var(--art-glow)" />
    </>
  )
}

/** A child's bed with a bear on it. */
function SmallBed({ at }: Pick<PictureIds, 'at'>) {
  return (
    <>
      <path d="M748 1200V980q0-40 40-40h240q40 0 40 40v220z" fill="var(--art-wood)" />
      <path d="M768 980q0-22 22-22h236q22 0 22 22v60H768z" fill="var(--art-cloth)" />
      <rect x="800" y="1006" width="216" height="70" rx="30" fill="#fff" />
      <path d="M740 1200v-90q0-46 46-46h244q46 0 46 46v90z" fill={at('linen')} />
      <path d="M738 1134q170 34 340 0v66H738z" fill="var(--art-lit)" />
      <g transform="translate(970 1080) scale(.9)">
        <Bear />
      </g>
    </>
  )
}

function Chandelier() {
  return (
    <>
      <path d="M600 0v150" stroke="var(--art-metal)" strokeWidth="8" />
      <path d="M440 180q160 120 320 0M500 160q100 80 200 0" fill="none" stroke="var(--art-metal)" strokeWidth="8" />
      <g fill="var(--art-glow)">
        <path d="M430 120h20v58h-20zM490 104h20v54h-20zM590 96h20v58h-20zM690 104h20v54h-20zM750 120h20v58h-20z" />
      </g>
    </>
  )
}

function Sofa() {
  return (
    <>
      <path d="M330 1010q0-110 110-110h320q110 0 110 110v60H330z" fill="var(--art-cloth)" />
      <path d="M440 912v120M600 902v130M760 912v120" stroke="var(--art-deep)" strokeOpacity=".3" strokeWidth="4" />
      <path d="M352 1030h496v74H352z" fill="var(--art-lit)" />
      <path d="M290 1010q0-36 40-36t40 36v120h-80zM830 1010q0-36 40-36t40 36v120h-80z" fill="var(--art-cloth)" />
      <path
        d="M290 1010q0-36 40-36t40 36M830 1010q0-36 40-36t40 36"
        fill="none"
        stroke="var(--art-metal)"
        strokeWidth="5"
      />
      <path d="M310 1104h580v30H310z" fill="var(--art-deep)" opacity=".7" />
      <rect x="392" y="950" width="110" height="84" rx="26" fill="var(--art-linen)" />
      <rect x="698" y="950" width="110" height="84" rx="26" fill="var(--art-linen)" />
    </>
  )
}
