import { Niche } from './niche.tsx'

export function Tray() {
  return (
    <Niche>
      <ellipse cy="-12" rx="280" ry="30" fill="var(--art-metal)" />
      <path d="M-220-26a220 220 0 0 1 440 0z" fill="var(--art-linen)" />
      <path d="M-170-60a176 176 0 0 1 120-136" fill="none" stroke="#fff" strokeWidth="14" strokeLinecap="round" />
      <circle cy="-262" r="24" fill="var(--art-metal)" />
      <path d="M-236-26h472" stroke="var(--art-metal)" strokeWidth="10" />
      <g fill="var(--art-cloth)">
        <path d="M0-262c-90-70-150-30-120 20 30 30 80 10 120-20zM0-262c90-70 150-30 120 20-30 30-80 10-120-20z" />
        <path d="M-8-254l-56 96 30-8 20 24zM8-254l56 96-30-8-20 24z" />
      </g>
      <circle cy="-258" r="18" fill="var(--art-metal)" />
    </Niche>
  )
}
