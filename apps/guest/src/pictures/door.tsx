import css from './movement.module.css'
import { usePictureIds } from './picture-ids.ts'

const digits = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))

/** A door that opens with a code: a crack of light, and the keypad next to it. */
export function Door() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="60 14 480 406" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id={of('leaf')} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-object) 70%, var(--art-metal))" />
          <stop offset="1" stopColor="var(--art-object)" />
        </linearGradient>
        <linearGradient id={of('light')} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="var(--art-glow)" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity=".55" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".8" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse className={css['glow']} cx="290" cy="404" rx="230" ry="60" fill={at('glow')} />
      <path d="M150 420V60q0-24 24-24h190q24 0 24 24v360z" fill="var(--art-deep)" />
      <path d="M166 420V66q0-14 14-14h178q14 0 14 14v354z" fill={at('light')} />
      <path d="M166 420V66q0-14 14-14l150 22q10 2 10 14v332z" fill={at('leaf')} />
      <g fill="none" stroke="var(--art-metal)" strokeOpacity=".6" strokeWidth="3">
        <path d="M188 92l128 16v118l-128-6z" />
        <path d="M188 246l128 4v146H188z" />
      </g>
      <path d="M322 236v44" stroke="var(--art-metal)" strokeWidth="10" strokeLinecap="round" />
      <rect x="412" y="186" width="92" height="136" rx="14" fill="var(--art-object)" />
      <rect x="424" y="198" width="68" height="26" rx="6" fill="var(--art-glow)" />
      {digits.map(({ row, column }) => (
        <circle key={`${row}${column}`} cx={436 + column * 22} cy={246 + row * 26} r="8" fill="var(--art-metal)" />
      ))}
    </svg>
  )
}
