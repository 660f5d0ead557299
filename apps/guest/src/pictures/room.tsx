import { type PictureIds, usePictureIds } from './picture-ids.ts'

export function Room() {
  const ids = usePictureIds()
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Definitions {...ids} />
      <Wall {...ids} />
      <Window {...ids} />
      <Curtains {...ids} />
      <circle cx="286" cy="900" r="290" fill={ids.at('glow')} />
      <circle cx="914" cy="900" r="290" fill={ids.at('glow')} />
      <Bed {...ids} />
      <BedsideTables />
    </svg>
  )
}

export function Wall({ at }: Pick<PictureIds, 'at'>) {
  return (
    <>
      <rect width="1200" height="1200" fill={at('wall')} />
      <g fill="none" stroke="var(--art-metal)" strokeOpacity=".35" strokeWidth="3">
        <path d="M30 420h190v560H30zM980 420h190v560H980zM44 434h162v532H44zM994 434h162v532H994z" />
      </g>
    </>
  )
}

export function Definitions({ of }: Pick<PictureIds, 'of'>) {
  return (
    <defs>
      <linearGradient id={of('wall')} x1="0" y1="0" x2="0" y2="1">
        <stop offset=".15" stopColor="var(--art-wall)" />
        <stop offset="1" stopColor="var(--art-lit)" />
      </linearGradient>
      <linearGradient id={of('sky')} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--art-sky)" />
        <stop offset=".9" stopColor="var(--art-dusk)" />
      </linearGradient>
      <linearGradient id={of('linen')} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--art-linen)" />
        <stop offset="1" stopColor="color-mix(in srgb, var(--art-linen) 74%, var(--art-wood))" />
      </linearGradient>
      <linearGradient id={of('curtain')} x1="0" x2="1">
        <stop offset="0" stopColor="var(--art-deep)" />
        <stop offset=".12" stopColor="var(--art-lit)" />
        <stop offset=".3" stopColor="var(--art-wall)" />
        <stop offset=".48" stopColor="var(--art-lit)" />
        <stop offset=".66" stopColor="var(--art-wall)" />
        <stop offset=".84" stopColor="var(--art-lit)" />
        <stop offset="1" stopColor="var(--art-deep)" />
      </linearGradient>
      <radialGradient id={of('glow')}>
        <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".85" />
        <stop offset=".32" stopColor="var(--art-glow)" stopOpacity=".26" />
        <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
      </radialGradient>
      <clipPath id={of('pane')}>
        <path d="M400 860V560a200 200 0 0 1 400 0v300z" />
      </clipPath>
    </defs>
  )
}

export function Window({ at }: Pick<PictureIds, 'at'>) {
  return (
    <>
      <g clipPath={at('pane')}>
        <rect x="390" y="350" width="420" height="520" fill={at('sky')} />
        <circle cx="706" cy="632" r="34" fill="var(--art-glow)" opacity=".95" />
        <path d="M390 800q90-70 190-46t230-54v170H390z" fill="var(--art-water)" opacity=".55" />
        <path
          d="M390 870v-66h34v-32h26v32h40v-74q0-34 30-44 30 10 30 44v74h38v-22h52v22h40v-48h24v-38l10-22 10 22v38h22v60h64v54z"
          fill="var(--art-deep)"
          opacity=".82"
        />
        <g fill="var(--art-glow)">
          <path d="M432 786h7v11h-7zM512 742h7v13h-7zM528 742h7v13h-7zM600 796h7v11h-7zM626 796h7v11h-7zM700 776h7v11h-7zM716 800h7v11h-7z" />
        </g>
      </g>
      <path d="M400 860V560a200 200 0 0 1 400 0v300" fill="none" stroke="var(--art-linen)" strokeWidth="14" />
      <g fill="none" stroke="var(--art-linen)" strokeWidth="6">
        <path d="M600 360v500M400 560h400M400 710h400" />
        <path d="M500 560a100 100 0 0 1 200 0" />
      </g>
    </>
  )
}

export function Curtains({ at }: Pick<PictureIds, 'at'>) {
  return (
    <>
      <g fill={at('curtain')}>
        <path d="M268 300h150c6 190-4 330-52 470-16 50-30 120-26 250h-88c8-240 20-480 16-720z" />
        <path d="M932 300H782c-6 190 4 330 52 470 16 50 30 120 26 250h88c-8-240-20-480-16-720z" />
      </g>
      <path
        d="M264 756q48 22 98 10M936 756q-48 22-98 10"
        fill="none"
        stroke="var(--art-metal)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M240 300h720" stroke="var(--art-metal)" strokeWidth="14" strokeLinecap="round" />
    </>
  )
}

export function Bed({ at }: Pick<PictureIds, 'at'>) {
  return (
    <>
      <path d="M372 1100V872q0-72 74-84 76-30 154-30t154 30q74 12 74 84v228z" fill="var(--art-cloth)" />
      <g stroke="var(--art-deep)" strokeOpacity=".28" strokeWidth="4">
        <path d="M436 796v200M518 770v230M600 760v240M682 770v230M764 796v200" />
      </g>
      <path
        d="M372 1100V872q0-72 74-84 76-30 154-30t154 30q74 12 74 84v228"
        fill="none"
        stroke="var(--art-metal)"
        strokeWidth="6"
      />
      <g fill={at('linen')}>
        <rect x="402" y="888" width="188" height="112" rx="34" />
        <rect x="610" y="888" width="188" height="112" rx="34" />
      </g>
      <rect x="520" y="930" width="160" height="84" rx="30" fill="var(--art-lit)" />
      <path d="M528 972h144" stroke="var(--art-metal)" strokeWidth="3" opacity=".7" />
      <path d="M340 1200v-146q0-64 66-64h388q66 0 66 64v146z" fill={at('linen')} />
      <path d="M340 1054q0-64 66-64h388q66 0 66 64v18q-130 26-260 26t-260-26z" fill="var(--art-linen)" />
      <path d="M334 1118q266 44 532 0v82H334z" fill="var(--art-lit)" />
      <path d="M334 1136q266 44 532 0" fill="none" stroke="var(--art-metal)" strokeWidth="4" opacity=".8" />
    </>
  )
}

export function BedsideTables() {
  return (
    <>
      <g>
        <path d="M226 1056h106v144H226zM868 1056h106v144H868z" fill="var(--art-wood)" />
        <path d="M218 1046h122v14H218zM860 1046h122v14H860z" fill="var(--art-metal)" />
        <path d="M268 1108h22M910 1108h22" stroke="var(--art-metal)" strokeWidth="6" strokeLinecap="round" />
      </g>
      <g stroke="var(--art-metal)" strokeWidth="10">
        <path d="M286 1046v-84M914 1046v-84" />
      </g>
      <g fill="var(--art-metal)">
        <rect x="258" y="1036" width="56" height="10" rx="5" />
        <rect x="886" y="1036" width="56" height="10" rx="5" />
      </g>
      <g fill="var(--art-glow)">
        <path d="M252 866h68l30 100H222zM880 866h68l30 100H850z" />
      </g>
    </>
  )
}
