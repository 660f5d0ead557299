import type { ReactNode } from 'react'

const GREEN = '#2f8a57'
const keys = Array.from({ length: 9 }, (_, at) => ({
  digit: at + 1,
  x: 236 + (at % 3) * 64,
  y: 138 + (at - (at % 3)) * 20,
}))

/** A finger on the keypad next to the door. */
export function Keypad() {
  return (
    <Scene>
      <rect x="196" y="22" width="208" height="374" rx="26" fill="var(--art-object)" />
      <rect x="220" y="46" width="160" height="56" rx="10" fill="var(--art-glow)" />
      <g fill="var(--art-object)">
        {[252, 284, 316, 348].map((x) => (
          <circle key={x} cx={x} cy="74" r="8" opacity={x === 348 ? 0.3 : 1} />
        ))}
      </g>
      {keys.map(({ digit, x, y }) => (
        <g key={digit}>
          <circle cx={x} cy={y} r="24" fill="color-mix(in srgb, var(--art-object) 66%, var(--art-metal))" />
          <text
            x={x}
            y={y + 9}
            textAnchor="middle"
            fontFamily="var(--font-text)"
            fontSize="26"
            fontWeight="600"
            fill="var(--art-linen)"
          >
            {digit}
          </text>
        </g>
      ))}
      <rect x="220" y="326" width="160" height="46" rx="14" fill={GREEN} />
      <path d="m284 350 12 11 21-23" fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
      <Finger at="translate(300 198)" />
    </Scene>
  )
}

/** A key card at the reader of the door. */
export function CardAtLock() {
  return (
    <Scene>
      <Plate light="var(--art-metal)">
        <Handle />
      </Plate>
      <g fill="none" stroke="var(--art-glow)" strokeWidth="8" strokeLinecap="round">
        <path d="M286 92q20 30 0 60M306 78q30 44 0 88" />
      </g>
      <g transform="rotate(-8 420 130)">
        <rect x="330" y="62" width="204" height="132" rx="14" fill="var(--art-linen)" />
        <rect x="330" y="86" width="204" height="26" fill="var(--art-metal)" />
        <rect x="352" y="150" width="92" height="10" rx="5" fill="var(--art-object)" opacity=".5" />
      </g>
      <path
        d="M600 104 520 84q-42-6-66 14-14 14 2 26 16 8 40-4l20 8q-52 10-60 26-6 18 18 20 40-2 64-4l62 26z"
        fill="var(--art-skin)"
      />
    </Scene>
  )
}

/** The lock has opened: its light is green and the handle is down. */
export function LockOpened() {
  return (
    <Scene>
      <Plate light={GREEN}>
        <g transform="rotate(-22 220 250)">
          <Handle />
        </g>
      </Plate>
      <path d="M44 176q-34 50-16 110" fill="none" stroke="var(--art-glow)" strokeWidth="10" strokeLinecap="round" />
      <path d="m10 272 18 18 18-22" fill="none" stroke="var(--art-glow)" strokeWidth="10" strokeLinecap="round" />
    </Scene>
  )
}

/** A key box with one of its small doors open, and a car key behind it. */
export function KeyBox() {
  return (
    <Scene>
      <rect x="120" y="40" width="360" height="340" rx="20" fill="var(--art-object)" />
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <rect
            key={`${row}${column}`}
            x={144 + column * 108}
            y={62 + row * 102}
            width="96"
            height="90"
            rx="8"
            fill={
              row === 1 && column === 1
                ? 'var(--art-glow)'
                : 'color-mix(in srgb, var(--art-object) 72%, var(--art-metal))'
            }
          />
        )),
      )}
      <path d="M348 164l44-18v112l-44-4z" fill="var(--art-metal)" />
      <g fill="none" stroke="var(--art-object)" strokeWidth="8" strokeLinecap="round">
        <circle cx="300" cy="186" r="12" />
        <path d="M300 198v40M300 222h12M300 236h12" />
      </g>
    </Scene>
  )
}

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 600 420" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      {children}
    </svg>
  )
}

/** The lock's plate on the edge of the door. */
function Plate({ light, children }: { light: string; children: ReactNode }) {
  return (
    <>
      <path d="M0 0h330v420H0z" fill="var(--art-wood)" />
      <path d="M330 0h22v420h-22z" fill="var(--art-deep)" opacity=".5" />
      <rect x="168" y="50" width="104" height="320" rx="30" fill="var(--art-object)" />
      <circle cx="220" cy="122" r="30" fill="color-mix(in srgb, var(--art-object) 66%, var(--art-metal))" />
      <circle cx="220" cy="122" r="14" fill={light} />
      {children}
      <circle cx="220" cy="336" r="8" fill="var(--art-metal)" />
    </>
  )
}

function Handle() {
  return (
    <>
      <rect x="24" y="234" width="212" height="32" rx="16" fill="var(--art-metal)" />
      <circle cx="220" cy="250" r="26" fill="color-mix(in srgb, var(--art-metal) 80%, #000)" />
    </>
  )
}

function Finger({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path
        d="M-20-6c10-16 30-12 38 2l58 96 40-14c18-4 26 10 30 22l34 122H30L-8 142c-12-28 12-38 28-22l14 12z"
        fill="var(--art-skin)"
      />
      <path
        d="M-12-2c8-8 18-6 24 4"
        fill="none"
        stroke="color-mix(in srgb, var(--art-skin) 70%, #5a2d16)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  )
}
