import { usePictureIds } from './picture-ids.ts'

export function Car() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={of('back')} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".2" stopColor="var(--art-sky)" />
          <stop offset="1" stopColor="var(--art-lit)" />
        </linearGradient>
        <linearGradient id={of('body')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-object) 60%, var(--art-metal))" />
          <stop offset=".45" stopColor="var(--art-object)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--art-object) 82%, var(--art-metal))" />
        </linearGradient>
        <linearGradient id={of('glass')} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--art-linen)" />
          <stop offset=".5" stopColor="var(--art-water)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--art-water) 60%, var(--art-deep))" />
        </linearGradient>
        <linearGradient id={of('floor')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-wall)" />
          <stop offset="1" stopColor="var(--art-sky)" />
        </linearGradient>
      </defs>
      <rect width="1200" height="1200" fill={at('back')} />
      <g fill="var(--art-deep)">
        <path d="M0 560h1200v10H0z" opacity=".9" />
        <path d="M40 570h14v440H40zM1146 570h14v440h-14z" opacity=".9" />
      </g>
      <g fill="var(--art-glow)">
        <rect x="150" y="596" width="900" height="16" rx="8" />
        <rect x="250" y="640" width="700" height="8" rx="4" opacity=".6" />
      </g>
      <rect y="1010" width="1200" height="190" fill={at('floor')} />
      <path
        d="M100 1200 300 1010M1100 1200 900 1010M600 1010v190"
        stroke="var(--art-deep)"
        strokeWidth="6"
        opacity=".25"
      />
      <g transform="translate(600 1066) scale(.86) translate(-612 -1066)">
        <ellipse cx="600" cy="1046" rx="430" ry="24" fill="var(--art-deep)" opacity=".4" />
        <path
          d="M206 972c-10-60-2-116 26-142 24-20 66-32 104-38 58-56 128-98 224-104 96-6 172 4 226 44l92 66c60 6 108 20 126 46 16 30 18 90 10 126-4 14-12 20-26 20H232c-16 0-24-4-26-18z"
          fill={at('body')}
        />
        <path d="M356 796c54-48 108-78 196-82l6 86-190 8c-16 0-24-2-12-12z" fill={at('glass')} />
        <path d="M576 713c92-4 150 4 196 36l64 46c6 6 2 9-8 9l-246-4z" fill={at('glass')} />
        <path d="M470 724 426 802M690 722l-40 80" stroke="var(--art-linen)" strokeWidth="16" opacity=".28" />
        <path d="M226 858c210-30 560-34 780-10" fill="none" stroke="var(--art-metal)" strokeWidth="4" opacity=".55" />
        <path
          d="M566 808v150M566 960H460M566 960h220"
          fill="none"
          stroke="var(--art-deep)"
          strokeWidth="3"
          opacity=".7"
        />
        <path d="M590 872h54M486 874h50" stroke="var(--art-metal)" strokeWidth="8" strokeLinecap="round" />
        <path d="M962 846c24 6 42 16 50 30l-40 2c-12-6-18-18-10-32z" fill="var(--art-glow)" />
        <path d="M218 846c10-8 30-12 44-10l-10 34-40 4z" fill="#c8321f" />
        <path d="M212 948h796l-6 30q-4 12-18 12H236q-16 0-22-12z" fill="var(--art-deep)" />
        <g>
          <circle cx="366" cy="974" r="92" fill="var(--art-deep)" />
          <circle cx="836" cy="974" r="92" fill="var(--art-deep)" />
          <circle cx="366" cy="974" r="52" fill="var(--art-metal)" />
          <circle cx="836" cy="974" r="52" fill="var(--art-metal)" />
          <g stroke="var(--art-object)" strokeWidth="11">
            <path d="M366 922v104M321 948l90 52M321 1000l90-52M836 922v104M791 948l90 52M791 1000l90-52" />
          </g>
          <circle cx="366" cy="974" r="17" fill="var(--art-object)" />
          <circle cx="836" cy="974" r="17" fill="var(--art-object)" />
        </g>
      </g>
    </svg>
  )
}
