export interface PlanProps {
  /** The rooms along the corridor; `null` is the lift. */
  upper?: readonly (string | null)[]
  lower?: readonly (string | null)[]
  room?: string
  /** The word on the lift's box. */
  liftWord?: string
}

const WIDE = 116
const STEP = 124
const rows = { upper: { y: 14, tall: 66, words: 54 }, lower: { y: 124, tall: 58, words: 160 } } as const
const findMiddle = (index: number) => 16 + index * STEP + WIDE / 2

/** From the lift's door along the corridor to the room's door. */
function drawWay(lift: { x: number; row: keyof typeof rows }, room: { x: number; row: keyof typeof rows }): string {
  const panel = { upper: 94, lower: 116 }
  return `M${lift.x} ${panel[lift.row]}V102H${room.x}V${panel[room.row]}`
}

/** The way from the lift to the room. The text next to it says the same. */
export function Plan({ upper = [], lower = [], room, liftWord }: PlanProps) {
  const cells = Object.entries({ upper, lower }).flatMap(([row, names]) =>
    names.map((name, index) => ({ row: row as keyof typeof rows, name, index, x: findMiddle(index) })),
  )
  const lift = cells.find(({ name }) => name === null)
  const goal = cells.find(({ name }) => name !== null && name === room)
  const most = Math.max(1, upper.length, lower.length)
  return (
    <svg viewBox={`0 0 ${most * STEP + 24} 196`} aria-hidden="true" fontFamily="var(--font-text)" textAnchor="middle">
      {cells.map(({ row, name, index, x }) => (
        <g key={`${row}${index}`}>
          <rect
            x={16 + index * STEP}
            y={rows[row].y}
            width={WIDE}
            height={rows[row].tall}
            fill={name === null ? 'var(--ink)' : name === room ? 'var(--accent)' : 'var(--sunk)'}
          />
          {name === null ? (
            <>
              <path
                d={`M${x - 10} ${rows[row].words - 8}v-22m0 22-7-7m7 7 7-7M${x + 12} ${rows[row].words - 30}v22m0-22-7 7m7-7 7 7`}
                fill="none"
                stroke="var(--paper)"
                strokeWidth="4"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
              <text x={x} y={rows[row].words + 15} fontSize="19" fill="var(--paper)">
                {liftWord}
              </text>
            </>
          ) : (
            <text
              x={x}
              y={rows[row].words + (name === room ? 5 : 0)}
              fontSize={name === room ? 34 : 21}
              fontFamily={name === room ? 'var(--font-display)' : undefined}
              fontWeight={name === room ? 'var(--display-weight)' : undefined}
              fill={name === room ? 'var(--on-accent)' : 'var(--muted)'}
            >
              {name}
            </text>
          )}
        </g>
      ))}
      {lift && goal && (
        <path
          d={drawWay(lift, goal)}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="6"
          strokeDasharray="1 12"
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}
