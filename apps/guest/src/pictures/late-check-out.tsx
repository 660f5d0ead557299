import { usePictureIds } from './picture-ids.ts'

/** An armchair, a book and the afternoon sun: there is no rush to leave. */
export function LateCheckOut() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={of('wall')} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".2" stopColor="var(--art-wall)" />
          <stop offset="1" stopColor="var(--art-lit)" />
        </linearGradient>
        <linearGradient id={of('sky')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-water)" />
          <stop offset="1" stopColor="var(--art-glow)" />
        </linearGradient>
      </defs>
      <rect width="1200" height="1200" fill={at('wall')} />
      <rect x="110" y="430" width="440" height="500" rx="6" fill={at('sky')} />
      <circle cx="410" cy="640" r="62" fill="#fff" opacity=".85" />
      <path d="M110 930v-90l70-40 80 30 90-70 90 50 110-30v150z" fill="var(--art-leaf)" opacity=".6" />
      <path d="M110 430h440v500H110zM330 430v500M110 680h440" fill="none" stroke="var(--art-linen)" strokeWidth="14" />
      <path d="M120 1000 560 1200h420L620 990z" fill="var(--art-glow)" opacity=".22" />
      <path d="M0 1090h1200v110H0z" fill="var(--art-wood)" />
      <g transform="translate(780 1110)">
        <path d="M-190-20v40M190-20v40" stroke="var(--art-metal)" strokeWidth="18" />
        <path d="M-150-150V-330q0-80 90-80H60q90 0 90 80v180z" fill="var(--art-cloth)" />
        <path
          d="M-232-210q44-30 84 10v60h296v-60q40-40 84-10 20 20 8 60l-28 146H-212l-28-146q-12-40 8-60z"
          fill="var(--art-cloth)"
        />
        <path d="M-148-150h296v70h-296z" fill="var(--art-lit)" />
        <path d="M-148-80h296" stroke="var(--art-metal)" strokeWidth="5" />
        <g transform="translate(-10 -158) rotate(-8)">
          <path d="M-90 0q46-26 90 0 44-26 90 0v-20q-46-26-90 0-44-26-90 0z" fill="var(--art-linen)" />
          <path d="M0-18V4" stroke="var(--art-wood)" strokeWidth="4" />
        </g>
      </g>
      <g transform="translate(350 1100)">
        <path d="M-90-150H90M0-150V-6M-60-4H60" stroke="var(--art-metal)" strokeWidth="12" strokeLinecap="round" />
        <path d="M-42-220h72c0 44-12 66-30 66h-14c-16 0-28-22-28-66z" fill="var(--art-linen)" />
        <path d="M28-208c26-4 30 32-6 32" fill="none" stroke="var(--art-linen)" strokeWidth="8" />
        <path
          d="M-14-240c-8-14 8-22 0-36"
          fill="none"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(860 520)">
        <circle r="92" fill="var(--art-linen)" stroke="var(--art-metal)" strokeWidth="14" />
        <path d="M0 0l44 26M0 0v-58" stroke="var(--art-deep)" strokeWidth="10" strokeLinecap="round" />
        <g fill="var(--art-metal)">
          <circle cy="-72" r="5" />
          <circle cy="72" r="5" />
          <circle cx="72" r="5" />
          <circle cx="-72" r="5" />
        </g>
      </g>
    </svg>
  )
}
