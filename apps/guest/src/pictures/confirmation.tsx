import { usePictureIds } from './picture-ids.ts'

const DOOR = 'M164 104V88a14 14 0 0 1 28 0v16z'
const ROAD = 'M163 106l9-32h12l9 32M178 80v4M178 90v4M178 100v4'

export const Confirmation = () => <ConfirmationPicture number="FOY1002" mark={DOOR} />
export const ConfirmationOfRental = () => <ConfirmationPicture number="RAC3002" mark={ROAD} />

/** Shows where the number is on a confirmation; the number is an example. */
function ConfirmationPicture({ number, mark }: { number: string; mark: string }) {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 0 600 440" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id={of('page')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-paper)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--art-paper) 84%, var(--art-metal))" />
        </linearGradient>
      </defs>
      <g transform="rotate(4 300 400)">
        <rect
          x="150"
          y="56"
          width="330"
          height="420"
          rx="8"
          fill="color-mix(in srgb, var(--art-paper) 60%, var(--art-lit))"
        />
      </g>
      <rect x="130" y="40" width="330" height="420" rx="8" fill={at('page')} />
      <g fill="none" stroke="var(--art-cloth)" strokeWidth="4">
        <path d={mark} />
      </g>
      <g fill="var(--art-object)">
        <rect x="208" y="82" width="96" height="10" rx="4" opacity=".8" />
        <rect x="164" y="132" width="180" height="14" rx="5" opacity=".85" />
        <rect x="164" y="160" width="240" height="8" rx="4" opacity=".3" />
      </g>
      <rect x="152" y="220" width="206" height="58" rx="10" fill="var(--art-glow)" />
      <rect x="152" y="220" width="206" height="58" rx="10" fill="none" stroke="var(--art-cloth)" strokeWidth="5" />
      <text
        x="170"
        y="261"
        fontFamily="var(--font-text)"
        fontSize="34"
        fontWeight="700"
        letterSpacing="2"
        fill="#16211c"
      >
        {number}
      </text>
      <g fill="var(--art-object)" opacity=".3">
        <rect x="164" y="306" width="120" height="8" rx="4" />
        <rect x="164" y="330" width="250" height="8" rx="4" />
        <rect x="164" y="354" width="210" height="8" rx="4" />
        <rect x="164" y="378" width="240" height="8" rx="4" />
        <rect x="164" y="402" width="150" height="8" rx="4" />
      </g>
      <g fill="none" stroke="var(--wall-accent)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M520 150c10 60-50 96-136 98" />
        <path d="M406 226l-24 22 26 20" />
      </g>
    </svg>
  )
}
