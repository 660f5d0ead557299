import css from './movement.module.css'
import { type PictureIds, usePictureIds } from './picture-ids.ts'

export function Camera() {
  const ids = usePictureIds()
  return (
    <svg viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Definitions {...ids} />
      <Desk {...ids} />
      <Page {...ids} />
      <path d="M0 0h800v800H0z" fill={ids.at('dim')} />
      <ScanFrame />
    </svg>
  )
}

function Definitions({ of }: Pick<PictureIds, 'of'>) {
  return (
    <defs>
      <linearGradient id={of('desk')} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#6a5440" />
        <stop offset=".5" stopColor="#493728" />
        <stop offset="1" stopColor="#2a1f16" />
      </linearGradient>
      <radialGradient id={of('light')} cx=".35" cy=".25" r=".9">
        <stop offset="0" stopColor="#fff3d6" stopOpacity=".4" />
        <stop offset="1" stopColor="#fff3d6" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={of('page')} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f6efe4" />
        <stop offset="1" stopColor="#d9d2c3" />
      </linearGradient>
      <radialGradient id={of('dim')} r=".75">
        <stop offset=".55" stopOpacity="0" />
        <stop offset="1" stopOpacity=".55" />
      </radialGradient>
      <filter id={of('soft')}>
        <feGaussianBlur stdDeviation="6" />
      </filter>
    </defs>
  )
}

function Desk({ at }: Pick<PictureIds, 'at'>) {
  return (
    <>
      <rect width="800" height="800" fill={at('desk')} />
      <g stroke="#1b120a" strokeOpacity=".35" strokeWidth="3" filter={at('soft')}>
        <path d="M0 120q400-40 800 10M0 300q300 40 800-10M0 520q420-30 800 20M0 700q360 30 800-16" />
      </g>
      <g filter={at('soft')}>
        <circle cx="716" cy="120" r="84" fill="#e9e2d3" />
        <circle cx="716" cy="120" r="62" fill="#4a2c17" />
      </g>
      <rect width="800" height="800" fill={at('light')} />
    </>
  )
}

function Page({ at }: Pick<PictureIds, 'at'>) {
  return (
    <g transform="rotate(-2.500 400 400)">
      <rect
        x="178"
        y="268"
        width="452"
        height="300"
        rx="12"
        fill="#000"
        opacity=".4"
        filter={at('soft')}
        transform="translate(8 14)"
      />
      <path d="M172 250h456v24H172z" fill="#6b1f24" />
      <rect x="172" y="258" width="456" height="304" rx="10" fill={at('page')} />
      <g fill="none" stroke="#9b8a66" strokeOpacity=".32" strokeWidth="2">
        <circle cx="470" cy="370" r="96" />
        <circle cx="470" cy="370" r="74" />
        <circle cx="470" cy="370" r="52" />
        <path d="M374 370h192M470 274v192" />
      </g>
      <rect x="198" y="286" width="124" height="156" rx="4" fill="#c4cdcd" />
      <circle cx="260" cy="346" r="32" fill="#c08d67" />
      <path d="M227 346c-4-54 70-56 66-2-12-22-44-24-66 2z" fill="#3a2a1d" />
      <path d="M206 442c0-42 26-58 54-58s54 16 54 58z" fill="#35506a" />
      <g fill="#2c2a26">
        <rect x="346" y="290" width="60" height="7" opacity=".45" />
        <rect x="346" y="304" width="150" height="13" opacity=".85" />
        <rect x="346" y="332" width="60" height="7" opacity=".45" />
        <rect x="346" y="346" width="112" height="13" opacity=".85" />
        <rect x="346" y="374" width="70" height="7" opacity=".45" />
        <rect x="346" y="388" width="132" height="13" opacity=".85" />
        <rect x="346" y="416" width="60" height="7" opacity=".45" />
        <rect x="346" y="430" width="96" height="13" opacity=".85" />
        <rect x="506" y="416" width="60" height="7" opacity=".45" />
        <rect x="506" y="430" width="96" height="13" opacity=".85" />
      </g>
      <g fontFamily="ui-monospace, DejaVu Sans Mono, monospace" fontSize="23" fontWeight="700" fill="#262420">
        <text x="192" y="502" textLength="418">
          P{'<'.repeat(29)}
        </text>
        <text x="192" y="536" textLength="418">
          C01X0O6T47D&lt;&lt;8803124M3107150&lt;&lt;4
        </text>
      </g>
    </g>
  )
}

function ScanFrame() {
  return (
    <g transform="rotate(-2.500 400 400)">
      <rect
        x="156"
        y="238"
        width="488"
        height="340"
        rx="22"
        fill="#6ff0a0"
        fillOpacity=".08"
        stroke="#8ff0b0"
        strokeWidth="3"
        strokeOpacity=".55"
      />
      <path
        d="M156 310v-50q0-22 22-22h50M644 310v-50q0-22-22-22h-50M156 506v50q0 22 22 22h50M644 506v50q0 22-22 22h-50"
        fill="none"
        stroke="#8ff0b0"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <rect className={css['scanline']} x="166" y="470" width="468" height="4" rx="2" fill="#8ff0b0" />
    </g>
  )
}
