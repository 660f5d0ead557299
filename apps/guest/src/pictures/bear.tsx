/** A child's toy, about 150 high. */
export function Bear() {
  return (
    <>
      <circle cx="-34" cy="-92" r="20" fill="var(--art-metal)" />
      <circle cx="34" cy="-92" r="20" fill="var(--art-metal)" />
      <circle cy="-58" r="52" fill="var(--art-metal)" />
      <path d="M-50 40q-20-80 50-80t50 80z" fill="var(--art-metal)" />
      <ellipse cy="-44" rx="22" ry="17" fill="var(--art-linen)" />
      <g fill="var(--art-deep)">
        <circle cx="-19" cy="-66" r="6" />
        <circle cx="19" cy="-66" r="6" />
        <ellipse cy="-50" rx="8" ry="6" />
      </g>
    </>
  )
}
