import { type PictureIds, usePictureIds } from './picture-ids.ts'

export function Breakfast() {
  const ids = usePictureIds()
  return (
    <svg viewBox="0 0 1200 1130" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Definitions {...ids} />
      <rect width="1200" height="1200" fill={ids.at('back')} />
      <Windows {...ids} />
      <Table />
      <Pot {...ids} />
      <Croissant {...ids} />
      <Cup {...ids} />
      <Vase {...ids} />
      <Juice />
    </svg>
  )
}

function Definitions({ of }: Pick<PictureIds, 'of'>) {
  return (
    <defs>
      <linearGradient id={of('back')} x1="0" y1="0" x2="0" y2="1">
        <stop offset=".25" stopColor="var(--art-wall)" />
        <stop offset="1" stopColor="var(--art-lit)" />
      </linearGradient>
      <linearGradient id={of('sky')} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="color-mix(in srgb, var(--art-water) 55%, var(--art-glow))" />
        <stop offset="1" stopColor="var(--art-glow)" />
      </linearGradient>
      <linearGradient id={of('china')} x1="0" x2="1">
        <stop offset="0" stopColor="#fff" />
        <stop offset=".5" stopColor="var(--art-linen)" />
        <stop offset="1" stopColor="color-mix(in srgb, var(--art-linen) 74%, var(--art-wood))" />
      </linearGradient>
      <linearGradient id={of('pot')} x1="0" x2="1">
        <stop offset="0" stopColor="color-mix(in srgb, var(--art-metal) 55%, #fff)" />
        <stop offset=".45" stopColor="var(--art-metal)" />
        <stop offset="1" stopColor="color-mix(in srgb, var(--art-metal) 66%, var(--art-deep))" />
      </linearGradient>
      <linearGradient id={of('crust')} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#e9b264" />
        <stop offset="1" stopColor="#b9722c" />
      </linearGradient>
      <path id={of('leaf')} d="M0 0c-22-40-20-96 0-132C20-96 22-40 0 0z" />
    </defs>
  )
}

function Windows({ at }: Pick<PictureIds, 'at'>) {
  return (
    <>
      <g fill={at('sky')}>
        <path d="M90 1010V610a120 120 0 0 1 240 0v400zM480 1010V610a120 120 0 0 1 240 0v400zM870 1010V610a120 120 0 0 1 240 0v400z" />
      </g>
      <g fill="var(--art-leaf)" opacity=".55">
        <path d="M90 1010V880q60-50 120-20t120-30v180zM480 1010V860q70-40 130 0t110-20v170zM870 1010V850q60-20 120 10t120-10v160z" />
      </g>
      <g fill="none" stroke="var(--art-metal)" strokeWidth="7">
        <path d="M90 1010V610a120 120 0 0 1 240 0v400M480 1010V610a120 120 0 0 1 240 0v400M870 1010V610a120 120 0 0 1 240 0v400" />
        <path
          d="M210 490v520M600 490v520M990 490v520M90 640h240M480 640h240M870 640h240M90 830h240M480 830h240M870 830h240"
          strokeWidth="4"
        />
      </g>
    </>
  )
}

function Table() {
  return (
    <>
      <path d="M0 1090h1200v110H0z" fill="var(--art-linen)" />
      <path d="M0 1090h1200v16H0z" fill="#fff" opacity=".6" />
      <path d="M0 1150h1200" stroke="var(--art-cloth)" strokeWidth="4" opacity=".5" />
      <g fill="var(--art-deep)" opacity=".16">
        <ellipse cx="408" cy="1112" rx="120" ry="12" />
        <ellipse cx="622" cy="1118" rx="160" ry="12" />
        <ellipse cx="826" cy="1112" rx="110" ry="12" />
      </g>
    </>
  )
}

function Pot({ at }: Pick<PictureIds, 'at'>) {
  return (
    <g transform="translate(408 1108)">
      <path d="M-24-252h48v-22a24 24 0 0 0-48 0z" fill={at('pot')} />
      <path d="M-66-200c0-40 30-56 66-56s66 16 66 56l22 168c2 20-8 32-26 32H-62c-18 0-28-12-26-32z" fill={at('pot')} />
      <path
        d="M-70-170c-60-10-80 30-60 74 8 20 30 34 52 36"
        fill="none"
        stroke={at('pot')}
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path d="M72-120c40-10 44-70 84-86l10 12c-30 30-28 96-82 112z" fill={at('pot')} />
      <path d="M-62-196h124" stroke="var(--art-deep)" strokeOpacity=".25" strokeWidth="5" />
    </g>
  )
}

function Croissant({ at }: Pick<PictureIds, 'at'>) {
  return (
    <g transform="translate(622 1112)">
      <ellipse rx="150" ry="16" fill={at('china')} />
      <path d="M-130-8q130 30 260 0" fill="none" stroke="var(--art-cloth)" strokeWidth="4" />
      <g transform="translate(0 -14)">
        <path
          d="M-112-2c-8-60 50-104 112-104S120-62 112-2c-20 6-34-8-42-30-20-18-50-24-70-24s-50 6-70 24c-8 22-22 36-42 30z"
          fill={at('crust')}
        />
        <g fill="none" stroke="#8c5018" strokeOpacity=".55" strokeWidth="5" strokeLinecap="round">
          <path d="M-74-34c-14-16-18-30-16-44M-34-52c-10-16-12-32-8-50M6-56c0-18 2-34 10-48M44-48c8-14 16-26 28-36" />
        </g>
      </g>
    </g>
  )
}

function Cup({ at }: Pick<PictureIds, 'at'>) {
  return (
    <g transform="translate(826 1110)">
      <ellipse rx="104" ry="13" fill={at('china')} />
      <path d="M-70-100H70c0 60-20 96-50 96h-40c-30 0-50-36-50-96z" fill={at('china')} />
      <path d="M66-82c44-8 52 50-10 52" fill="none" stroke={at('china')} strokeWidth="13" />
      <ellipse cy="-100" rx="70" ry="13" fill="#fff" />
      <ellipse cy="-99" rx="58" ry="9" fill="#5b3418" />
      <path
        d="M-22-136c-14-22 14-34 0-58M18-132c-14-24 16-40 2-66"
        fill="none"
        stroke="var(--art-linen)"
        strokeOpacity=".75"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  )
}

function Vase({ of, at }: Pick<PictureIds, 'of' | 'at'>) {
  return (
    <g transform="translate(1010 1106)">
      <g fill="var(--art-leaf)">
        <use href={`#${of('leaf')}`} transform="translate(0 -90) rotate(-38)" />
        <use href={`#${of('leaf')}`} transform="translate(0 -90) rotate(36)" />
        <use href={`#${of('leaf')}`} transform="translate(0 -90)" />
      </g>
      <circle cx="-4" cy="-226" r="24" fill="var(--art-cloth)" />
      <circle cx="66" cy="-190" r="20" fill="var(--art-cloth)" />
      <path d="M-34-100h68l-12 100h-44z" fill={at('china')} />
    </g>
  )
}

function Juice() {
  return (
    <g transform="translate(180 1108)">
      <path d="M-46-150h92L32 0h-64z" fill="#fff" opacity=".4" />
      <path d="M-42-116h84L32-4h-64z" fill="#eea43b" />
      <path d="M-46-150h92L32 0h-64z" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="4" />
    </g>
  )
}
