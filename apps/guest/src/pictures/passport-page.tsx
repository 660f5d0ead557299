// The material of the photo page in every drawing of an open passport.

export function PageGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="var(--art-paper)" />
      <stop offset="1" stopColor="color-mix(in srgb, var(--art-paper) 82%, var(--art-metal))" />
    </linearGradient>
  )
}

interface PhotoProps {
  readonly frame: { x: string; y: string; width: string; height: string }
  readonly head: { cx: string; cy: string; r: string }
  readonly hair: string
  readonly shoulders: string
}

export function Photo({ frame, head, hair, shoulders }: PhotoProps) {
  return (
    <>
      <rect {...frame} rx="5" fill="color-mix(in srgb, var(--art-water) 34%, var(--art-paper))" />
      <circle {...head} fill="var(--art-skin)" />
      <path d={hair} fill="var(--art-object)" />
      <path d={shoulders} fill="var(--art-lit)" />
    </>
  )
}

interface PrintedFieldsProps {
  /** Heights of a field's name and value, and the distance between them. */
  readonly name: number
  readonly value: number
  readonly below: number
  readonly fields: readonly (readonly [x: number, y: number, name: number, value: number])[]
}

export function PrintedFields({ name, value, below, fields }: PrintedFieldsProps) {
  return (
    <g fill="var(--art-object)">
      {fields.map(([x, y, nameWidth, valueWidth]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={nameWidth} height={name} rx="3" opacity=".35" />
          <rect x={x} y={y + below} width={valueWidth} height={value} rx="4" opacity=".8" />
        </g>
      ))}
    </g>
  )
}

interface MachineLinesProps {
  readonly x: number
  readonly length: number
  readonly size: number
  readonly spacing?: string
  readonly lines: readonly (readonly [y: number, text: string])[]
}

export function MachineLines({ x, length, size, spacing, lines }: MachineLinesProps) {
  return (
    <g
      fontFamily="var(--font-digits)"
      fontSize={size}
      fontWeight="700"
      fill="var(--art-object)"
      letterSpacing={spacing}
    >
      {lines.map(([y, text]) => (
        <text key={y} x={x} y={y} textLength={length}>
          {text}
        </text>
      ))}
    </g>
  )
}
