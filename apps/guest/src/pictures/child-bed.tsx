import { Bear } from './bear.tsx'
import { Niche } from './niche.tsx'

export function ChildBed() {
  return (
    <Niche>
      <g fill="var(--art-glow)">
        <path d="M250-560a64 64 0 1 0 54 96 78 78 0 0 1-54-96z" />
        <path d="m-270-500 10 24 26 2-20 18 6 26-22-14-22 14 6-26-20-18 26-2zM-60-640l8 18 20 2-15 13 4 20-17-11-17 11 4-20-15-13 20-2z" />
      </g>
      <path d="M-330-320q0-30 26-30t26 30V0h-52zM278-240q0-30 26-30t26 30V0h-52z" fill="var(--art-wood)" />
      <path d="M-290-120H290V-30H-290z" fill="var(--art-wood)" />
      <path d="M-286-160q0-30 40-30H240q44 0 44 44v30H-286z" fill="var(--art-linen)" />
      <path d="M-90-196q190-40 374 20v70H-110z" fill="var(--art-cloth)" />
      <path d="M-96-176q190-36 380 18" fill="none" stroke="var(--art-metal)" strokeWidth="8" opacity=".8" />
      <rect x="-270" y="-236" width="160" height="76" rx="34" fill="#fff" />
      <g transform="translate(-130 -190)">
        <Bear />
      </g>
      <g stroke="var(--art-metal)" strokeWidth="10">
        <path d="M-200-120V-30M-120-120V-30M-40-120V-30M40-120V-30M120-120V-30M200-120V-30" opacity=".6" />
      </g>
    </Niche>
  )
}
