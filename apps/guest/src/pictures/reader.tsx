import css from './movement.module.css'
import { MachineLines, PageGradient, Photo, PrintedFields } from './passport-page.tsx'
import { usePictureIds } from './picture-ids.ts'

/** A passport placed on a reader's glass, photo side down. */
export function Reader() {
  const { of, at } = usePictureIds()
  return (
    <svg viewBox="0 -6 600 566" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <PageGradient id={of('page')} />
        <linearGradient id={of('body')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--art-object) 82%, var(--art-paper))" />
          <stop offset="1" stopColor="var(--art-object)" />
        </linearGradient>
        <linearGradient id={of('glow')} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="var(--art-lit)" stopOpacity=".75" />
          <stop offset="1" stopColor="var(--art-lit)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <ellipse cx="300" cy="524" rx="250" ry="12" fill="var(--art-deep)" opacity=".4" />
      <path d="M92 400h416l44 92q6 28-24 28H72q-30 0-24-28z" fill={at('body')} />
      <path d="M122 412h356l26 62H96z" fill="var(--art-deep)" />
      <path d="M130 420h340l20 46H110z" fill="color-mix(in srgb, var(--art-water) 46%, var(--art-deep))" />
      <rect x="262" y="490" width="76" height="8" rx="4" fill="var(--wall-accent)" />
      <path className={css['glow']} d="M112 466 60 300h480l-52 166z" fill={at('glow')} />
      <g className={css['laid']}>
        <path d="M106 90q0-16 16-16h172v292H122q-16 0-16-16z" fill="var(--art-cloth)" />
        <path d="M494 90q0-16-16-16H306v292h172q16 0 16-16z" fill="var(--art-cloth)" />
        <path d="M118 84h176v274H118z" fill="color-mix(in srgb, var(--art-paper) 88%, var(--art-cloth))" />
        <path d="M306 84h176v274H306z" fill={at('page')} />
        <g fill="none" stroke="var(--art-metal)" strokeWidth="2" opacity=".55">
          <circle cx="206" cy="200" r="58" />
          <circle cx="206" cy="200" r="42" />
          <path d="M148 200h116M206 142v116" />
        </g>
        <Photo
          frame={{ x: '322', y: '104', width: '68', height: '86' }}
          head={{ cx: '356', cy: '138', r: '17' }}
          hair="M339 136c-2-26 36-28 34-1-7-10-24-13-34 1z"
          shoulders="M326 190c0-22 14-32 30-32s30 10 30 32z"
        />
        <PrintedFields
          name={6}
          value={9}
          below={12}
          fields={[
            [404, 108, 34, 62],
            [404, 144, 30, 54],
            [322, 212, 42, 96],
          ]}
        />
        <MachineLines
          x={316}
          length={156}
          size={13}
          lines={[
            [318, 'P<<<<<<<<<<<<<<<<<<<<<'],
            [340, 'L898902C3<6UTO740812F'],
          ]}
        />
      </g>
      <g fill="none" stroke="var(--wall-accent)" strokeWidth="7" strokeLinecap="round">
        <path d="m28 356 20 26 20-26M532 356l20 26 20-26" />
      </g>
    </svg>
  )
}
