import { usePictureIds } from './picture-ids.ts'

export function Lobby() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={of('wall')} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".2" stopColor="var(--art-wall)" />
          <stop offset="1" stopColor="var(--art-lit)" />
        </linearGradient>
        <linearGradient id={of('sky')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-sky)" />
          <stop offset=".95" stopColor="var(--art-dusk)" />
        </linearGradient>
        <linearGradient id={of('floor')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-wood)" />
          <stop offset="1" stopColor="var(--art-deep)" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".9" />
          <stop offset=".35" stopColor="var(--art-glow)" stopOpacity=".3" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={of('spill')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity=".06" />
        </linearGradient>
        <clipPath id={of('door')}>
          <path d="M410 1016V640a190 190 0 0 1 380 0v376z" />
        </clipPath>
        <path id={of('leaf')} d="M0 0C-34-60-30-150 0-206 30-150 34-60 0 0z" />
      </defs>
      <rect width="1200" height="1200" fill={at('wall')} />
      <g fill="none" stroke="var(--art-metal)" strokeOpacity=".4" strokeWidth="3">
        <path d="M60 500h220v420H60zM920 500h220v420H920zM76 516h188v388H76zM936 516h188v388H936z" />
        <path d="M0 960h1200" strokeWidth="5" />
      </g>
      <g clipPath={at('door')}>
        <rect x="400" y="440" width="400" height="580" fill={at('sky')} />
        <path d="M675 556a34 34 0 1 1-26.8 53.6A30 30 0 0 0 675 556z" fill="var(--art-glow)" />
        <path
          d="M400 1020V872h44v-40h30v58h36v-96h20l12-26 12 26h20v76h46v-56h60v38h34v-78h40v52h30v-30h36v204z"
          fill="var(--art-deep)"
          opacity=".55"
        />
        <path d="M400 1020v-86h60v-30h48v44h70v-36h84v24h56v-50h44v42h38v92z" fill="var(--art-deep)" />
        <g fill="var(--art-glow)">
          <path d="M428 950h8v12h-8zM446 950h8v12h-8zM474 926h8v12h-8zM600 934h8v12h-8zM632 934h8v12h-8zM616 960h8v12h-8zM726 922h8v12h-8zM744 946h8v12h-8zM690 966h8v12h-8z" />
        </g>
      </g>
      <path d="M410 1016V640a190 190 0 0 1 380 0v376" fill="none" stroke="var(--art-metal)" strokeWidth="14" />
      <g fill="none" stroke="var(--art-metal)" strokeWidth="5">
        <path d="M600 450v566M505 640v376M695 640v376M410 640h380M410 828h380M600 640 466 506M600 640l134-134" />
        <path d="M505 640a95 95 0 0 1 190 0" />
      </g>
      <rect y="1010" width="1200" height="190" fill={at('floor')} />
      <path d="M410 1010h380l230 190H180z" fill={at('spill')} />
      <path d="M0 1010h1200" stroke="var(--art-metal)" strokeWidth="5" strokeOpacity=".7" />
      <g stroke="var(--art-metal)" strokeWidth="3">
        <path d="M282 0v560M918 0v560" />
      </g>
      <circle cx="282" cy="600" r="280" fill={at('glow')} />
      <circle cx="918" cy="600" r="280" fill={at('glow')} />
      <g fill="var(--art-glow)">
        <circle cx="282" cy="600" r="44" />
        <circle cx="918" cy="600" r="44" />
      </g>
      <path d="M262 562h40v-16h-40zM898 562h40v-16h-40z" fill="var(--art-metal)" />
      <g id={of('plant')} transform="translate(316 1010)">
        <g fill="var(--art-leaf)">
          <use href={`#${of('leaf')}`} transform="rotate(-58) scale(.9)" />
          <use href={`#${of('leaf')}`} transform="rotate(54) scale(.95)" />
          <use href={`#${of('leaf')}`} transform="rotate(-6) scale(1.25)" />
        </g>
        <g fill="var(--art-lit)">
          <use href={`#${of('leaf')}`} transform="rotate(-32) scale(1.12)" />
          <use href={`#${of('leaf')}`} transform="rotate(26) scale(1.16)" />
        </g>
        <path d="M-52-8H52L38 92h-76z" fill="var(--art-metal)" />
        <path d="M4-8h48L38 92H4z" fill="var(--art-deep)" opacity=".22" />
      </g>
      <use href={`#${of('plant')}`} transform="matrix(-1 0 0 1 1200 0)" />
      <g transform="translate(40 0)">
        <path d="M20 1130V960q0-50 50-50h60q40 0 40 44v86h20v90z" fill="var(--art-cloth)" />
        <path d="M20 1040h150q20 0 20 22v68H20z" fill="var(--art-cloth)" />
        <path d="M20 1050h170v12H20z" fill="var(--art-deep)" opacity=".25" />
        <path d="M34 1130v34M176 1130v34" stroke="var(--art-metal)" strokeWidth="8" />
      </g>
      <g transform="translate(1010 0)">
        <path d="M0 1000h150v14H0z" fill="var(--art-metal)" />
        <path d="M16 1014v150M134 1014v150" stroke="var(--art-metal)" strokeWidth="7" />
        <path d="M75 1000v-60" stroke="var(--art-metal)" strokeWidth="9" />
        <circle cx="75" cy="890" r="170" fill={at('glow')} />
        <path d="M40 866h70l24 80H16z" fill="var(--art-glow)" />
      </g>
    </svg>
  )
}
