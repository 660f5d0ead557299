import css from './movement.module.css'
import { usePictureIds } from './picture-ids.ts'

/** Dark modules between the three corners, row by row; a drawing, not a real code. */
const rows = [
  '.......#.#..#.......',
  '........##.#........',
  '.......#..##........',
  '........#.#.........',
  '.......##..#........',
  '........#.##........',
  '.......#.#.#........',
  '.......#..##........',
  '#.##..#.#.##.#..#.##',
  '.#..##.##..#.##.#..#',
  '##.#..#..#.#..##.##.',
  '.##..#.##.#.##..#..#',
  '#..#.##..##..#.##.#.',
  '........#..#.##..#.#',
  '.......#.##..#.#.##.',
  '........#.#.##..##.#',
  '.......##..#..##..#.',
  '........#.##.#..#.##',
  '.......#..#.##.#..#.',
  '.......##.#..#.##.##',
]

const corners = [
  [0, 0],
  [13, 0],
  [0, 13],
] as const

const modules = rows
  .flatMap((row, y) => [...row].flatMap((dot, x) => (dot === '#' ? [`M${x} ${y}h1v1h-1z`] : [])))
  .join('')

/** A phone that shows its code to the reader below the screen. */
export function Code() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 600 560" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id={of('body')} x1="0" x2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-object) 78%, var(--art-metal))" />
          <stop offset=".3" stopColor="var(--art-object)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--art-object) 90%, #000)" />
        </linearGradient>
        <linearGradient id={of('beam')} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".75" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={of('glow')}>
          <stop offset="0" stopColor="var(--art-glow)" stopOpacity=".45" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="300" cy="300" r="280" fill={at('glow')} />
      <ellipse cx="300" cy="548" rx="220" ry="10" fill="var(--art-deep)" opacity=".4" />
      <path d="M196 470 150 200h300l-46 270z" fill={at('beam')} />
      <path
        d="M140 548v-58q0-24 24-28l40-8h192l40 8q24 4 24 28v58z"
        fill={at('body')}
        stroke="var(--art-metal)"
        strokeOpacity=".5"
        strokeWidth="2"
      />
      <path d="M196 470h208l-16 30H212z" fill="var(--art-glow)" />
      <path d="M196 470h208l-16 30H212z" fill="none" stroke="var(--art-metal)" strokeWidth="4" strokeLinejoin="round" />
      <circle cx="300" cy="526" r="5" fill="var(--wall-accent)" />
      <g className={css['hand']}>
        <g transform="rotate(-5 300 200)">
          <rect x="196" y="14" width="208" height="384" rx="30" fill="var(--art-object)" />
          <rect
            x="196"
            y="14"
            width="208"
            height="384"
            rx="30"
            fill="none"
            stroke="var(--art-metal)"
            strokeOpacity=".7"
            strokeWidth="3"
          />
          <rect x="208" y="26" width="184" height="360" rx="20" fill="var(--art-paper)" />
          <rect x="272" y="36" width="56" height="10" rx="5" fill="var(--art-object)" />
          <rect x="234" y="78" width="96" height="10" rx="5" fill="var(--art-object)" opacity=".8" />
          <rect x="234" y="98" width="132" height="7" rx="3" fill="var(--art-object)" opacity=".3" />
          <g transform="translate(230 134) scale(7)" fill="#16211c">
            <path d={modules} />
            {corners.map(([x, y]) => (
              <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
                <path d="M0 0h7v7H0zM1 1v5h5V1z" fillRule="evenodd" />
                <path d="M2 2h3v3H2z" />
              </g>
            ))}
          </g>
          <rect x="246" y="300" width="108" height="34" rx="17" fill="var(--art-cloth)" />
        </g>
      </g>
    </svg>
  )
}
