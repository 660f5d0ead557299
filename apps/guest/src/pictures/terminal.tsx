import css from './movement.module.css'
import { type PictureIds, usePictureIds } from './picture-ids.ts'

interface TerminalProps {
  readonly says?: string | undefined
  readonly amount?: string | undefined
}

/** A hand with a card at the terminal, which shows the same text as the real one. */
export function Terminal({ says, amount }: TerminalProps) {
  const ids = usePictureIds()
  return (
    <svg viewBox="0 0 640 600" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <Definitions {...ids} />
      <Body {...ids} />
      <Screen {...ids} says={says} amount={amount} />
      <Keys />
      <HandWithCard {...ids} />
    </svg>
  )
}

function Definitions({ of }: Pick<PictureIds, 'of'>) {
  return (
    <defs>
      <linearGradient id={of('body')} x1="0" x2="1">
        <stop offset="0" stopColor="color-mix(in srgb, var(--art-object) 78%, var(--art-metal))" />
        <stop offset=".25" stopColor="var(--art-object)" />
        <stop offset="1" stopColor="color-mix(in srgb, var(--art-object) 90%, #000)" />
      </linearGradient>
      <linearGradient id={of('screen')} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--art-paper)" />
        <stop offset="1" stopColor="var(--art-glow)" />
      </linearGradient>
      <linearGradient id={of('card')} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="color-mix(in srgb, var(--art-metal) 70%, #fff)" />
        <stop offset="1" stopColor="var(--art-metal)" />
      </linearGradient>
      <radialGradient id={of('glow')}>
        <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}

function Body({ at }: Pick<PictureIds, 'at'>) {
  return (
    <>
      <circle cx="300" cy="260" r="290" fill={at('glow')} />
      <ellipse cx="262" cy="592" rx="190" ry="10" fill="var(--art-deep)" opacity=".45" />
      <rect
        x="128"
        y="92"
        width="250"
        height="508"
        rx="34"
        fill={at('body')}
        stroke="var(--art-metal)"
        strokeOpacity=".5"
        strokeWidth="2"
      />
    </>
  )
}

function Screen({ at, says, amount }: Pick<PictureIds, 'at'> & TerminalProps) {
  return (
    <>
      <rect x="154" y="122" width="198" height="176" rx="12" fill={at('screen')} />
      <text
        x="253"
        y="176"
        textAnchor="middle"
        fontFamily="var(--font-text)"
        fontSize="19"
        fontWeight="500"
        fill="#33403a"
      >
        {says}
      </text>
      <text
        x="253"
        y="216"
        textAnchor="middle"
        fontFamily="var(--font-text)"
        fontSize="31"
        fontWeight="700"
        fill="#16211c"
      >
        {amount}
      </text>
      <g fill="none" stroke="#16211c" strokeWidth="6" strokeLinecap="round">
        <path d="M236 252q9 10 0 22M250 245q16 18 0 36M264 238q23 25 0 50" />
      </g>
    </>
  )
}

function Keys() {
  return (
    <>
      <g fill="color-mix(in srgb, var(--art-object) 70%, var(--art-metal))">
        <rect x="160" y="330" width="54" height="38" rx="9" />
        <rect x="226" y="330" width="54" height="38" rx="9" />
        <rect x="292" y="330" width="54" height="38" rx="9" />
        <rect x="160" y="382" width="54" height="38" rx="9" />
        <rect x="226" y="382" width="54" height="38" rx="9" />
        <rect x="292" y="382" width="54" height="38" rx="9" />
        <rect x="160" y="434" width="54" height="38" rx="9" />
        <rect x="226" y="434" width="54" height="38" rx="9" />
        <rect x="292" y="434" width="54" height="38" rx="9" />
      </g>
      <rect x="160" y="490" width="54" height="38" rx="9" fill="#b23a2a" />
      <rect x="226" y="490" width="54" height="38" rx="9" fill="#d9a522" />
      <rect x="292" y="490" width="54" height="38" rx="9" fill="#2f8a57" />
      <rect x="186" y="560" width="134" height="7" rx="3" fill="var(--art-deep)" />
    </>
  )
}

function HandWithCard({ at }: Pick<PictureIds, 'at'>) {
  return (
    <g className={css['hand']} transform="translate(56 92)">
      <path d="M640 330 520 252l-56 92 84 78 40-12z" fill="var(--art-skin)" />
      <path
        d="M452 318c-32-6-76-16-94-24-16-8-10-28 8-28 34 2 76 10 104 12z"
        fill="color-mix(in srgb, var(--art-skin) 84%, #5a2d16)"
      />
      <path
        d="M462 360c-30 0-66-6-84-12-16-6-12-26 6-26 30 2 66 4 90 8z"
        fill="color-mix(in srgb, var(--art-skin) 84%, #5a2d16)"
      />
      <g transform="rotate(-20 400 240)">
        <rect x="286" y="164" width="232" height="146" rx="14" fill={at('card')} />
        <rect
          x="310"
          y="206"
          width="40"
          height="32"
          rx="6"
          fill="color-mix(in srgb, var(--art-metal) 40%, #fff)"
          stroke="#0003"
          strokeWidth="2"
        />
        <path d="M310 222h40M330 206v32" stroke="#0003" strokeWidth="2" />
        <g fill="var(--art-object)" opacity=".65">
          <rect x="310" y="262" width="120" height="9" rx="4" />
          <rect x="310" y="282" width="74" height="7" rx="3" />
        </g>
        <circle cx="476" cy="276" r="16" fill="var(--art-object)" opacity=".5" />
        <circle cx="494" cy="276" r="16" fill="var(--art-linen)" opacity=".55" />
      </g>
      <path
        d="M640 296 556 230c-24-22-52-32-86-30-26 0-56 8-68 18-14 12-4 32 14 30 24-4 44-6 62 0l20 30 50 84 92 60z"
        fill="var(--art-skin)"
      />
      <path
        d="M416 248c24-4 44-6 62 0"
        fill="none"
        stroke="color-mix(in srgb, var(--art-skin) 70%, #5a2d16)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M590 240l66 40-20 190-92-50z" fill="var(--art-linen)" />
      <path d="M612 250 1500 760v420L580 442z" fill="var(--art-lit)" />
      <circle cx="604" cy="404" r="6" fill="var(--art-metal)" />
    </g>
  )
}
