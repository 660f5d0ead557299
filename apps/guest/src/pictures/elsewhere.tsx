import css from './movement.module.css'
import { usePictureIds } from './picture-ids.ts'

/** A phone and a tall screen, with content moving from one to the other. */
export function Elsewhere() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="60 14 480 406" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id={of('screen')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-lit)" />
          <stop offset="1" stopColor="var(--art-wall)" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".8" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse className={css['glow']} cx="300" cy="400" rx="240" ry="50" fill={at('glow')} />
      <rect x="330" y="60" width="150" height="270" rx="14" fill="var(--art-object)" />
      <rect x="344" y="74" width="122" height="226" rx="6" fill={at('screen')} />
      <path d="M386 330h38v66h-38zM352 396h106q10 0 10 12v12H342v-12q0-12 10-12z" fill="var(--art-object)" />
      <rect x="132" y="192" width="112" height="212" rx="18" fill="var(--art-object)" />
      <rect x="142" y="204" width="92" height="182" rx="8" fill={at('screen')} />
      <g fill="var(--art-paper)">
        <rect x="360" y="104" width="90" height="14" rx="7" />
        <rect x="360" y="130" width="64" height="10" rx="5" opacity=".7" />
        <rect x="154" y="228" width="68" height="12" rx="6" />
        <rect x="154" y="250" width="46" height="9" rx="4.500" opacity=".7" />
      </g>
      <g fill="none" stroke="var(--art-metal)" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d="M196 160q8-74 96-74" strokeDasharray="1 16" />
        <path d="M278 68l18 18-18 18" />
      </g>
      <path d="M388 226h34v-8a17 17 0 0 0-34 0zM382 226h46v36h-46z" fill="var(--art-metal)" />
    </svg>
  )
}
