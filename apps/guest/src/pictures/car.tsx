import { type CarBody, carBodies } from './car-bodies.ts'
import { usePictureIds } from './picture-ids.ts'

function InTheCarPark({ body }: { readonly body: CarBody }) {
  const { of, at } = usePictureIds()
  const colour = `color-mix(in srgb, var(--art-object) 45%, ${body.tint})`
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={of('back')} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".2" stopColor="var(--art-sky)" />
          <stop offset="1" stopColor="var(--art-lit)" />
        </linearGradient>
        <linearGradient id={of('body')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={`color-mix(in srgb, ${colour} 60%, var(--art-metal))`} />
          <stop offset=".45" stopColor={colour} />
          <stop offset="1" stopColor={`color-mix(in srgb, ${colour} 82%, var(--art-metal))`} />
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
        {body.inside?.map((d) => (
          <path key={d} d={d} fill="var(--art-deep)" />
        ))}
        <path d={body.outline} fill={at('body')} />
        {body.windows.map((d) => (
          <path key={d} d={d} fill={at('glass')} />
        ))}
        <path d={body.lines} fill="none" stroke="var(--art-deep)" strokeWidth="3" opacity=".7" />
        <path d={body.handles} stroke="var(--art-metal)" strokeWidth="8" strokeLinecap="round" />
        <path d={body.lamp} fill="var(--art-glow)" />
        <path d={body.tailLamp} fill="#c8321f" />
        <path d={body.sill} fill="var(--art-deep)" />
        <Wheel x={body.wheels.back} y={body.wheels.y} r={body.wheels.r} />
        <Wheel x={body.wheels.front} y={body.wheels.y} r={body.wheels.r} />
      </g>
    </svg>
  )
}

function Wheel({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 92})`}>
      <circle r="92" fill="var(--art-deep)" />
      <circle r="52" fill="var(--art-metal)" />
      <path d="M0-52V52M-45-26L45 26M-45 26L45-26" stroke="var(--art-object)" strokeWidth="11" />
      <circle r="17" fill="var(--art-object)" />
    </g>
  )
}

export const Car = () => <InTheCarPark body={carBodies.compact} />
export const CarSmall = () => <InTheCarPark body={carBodies.small} />
export const CarEstate = () => <InTheCarPark body={carBodies.estate} />
export const CarSuv = () => <InTheCarPark body={carBodies.suv} />
export const CarConvertible = () => <InTheCarPark body={carBodies.convertible} />
export const CarVan = () => <InTheCarPark body={carBodies.van} />
