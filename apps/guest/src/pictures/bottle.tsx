import { Niche } from './niche.tsx'

export function Bottle() {
  return (
    <Niche>
      <g transform="translate(-60 -40) rotate(9)">
        <path d="M-26-420h52v96c0 40 44 56 44 130v200h-140v-200c0-74 44-90 44-130z" fill="var(--art-leaf)" />
        <path d="M-30-440h60v84h-60z" fill="var(--art-metal)" />
        <path d="M-70-170h140v110h-140z" fill="var(--art-linen)" />
        <path d="M-44-132h88M-44-106h60" stroke="var(--art-metal)" strokeWidth="8" />
        <path d="M-50-220c0-50 22-70 34-100" fill="none" stroke="#fff" strokeOpacity=".4" strokeWidth="10" />
      </g>
      <path d="M-200-200h280l-34 196q-106 22-212 0z" fill="var(--art-metal)" />
      <path d="M-200-200h280l-4 26h-272z" fill="#fff" opacity=".35" />
      <g fill="#fff" opacity=".85">
        <path d="m-180-204 34-44 40 40zM-110-206l40-30 30 30zM-20-206l28-48 44 48z" />
      </g>
      <g transform="translate(190 0)">
        <path d="M-34-300h68l-12 150q-22 26-44 0z" fill="#fff" opacity=".35" />
        <path d="M-30-240h60l-8 90q-22 26-44 0z" fill="var(--art-glow)" opacity=".85" />
        <path d="M0-136v124M-44-6h88" stroke="#fff" strokeOpacity=".8" strokeWidth="8" strokeLinecap="round" />
        <g fill="#fff" opacity=".8">
          <circle cx="-8" cy="-200" r="5" />
          <circle cx="9" cy="-226" r="4" />
          <circle cx="2" cy="-172" r="4" />
        </g>
      </g>
      <g transform="translate(300 0) scale(.86)">
        <path d="M-34-300h68l-12 150q-22 26-44 0z" fill="#fff" opacity=".35" />
        <path d="M-29-220h58l-7 70q-22 26-44 0z" fill="var(--art-glow)" opacity=".85" />
        <path d="M0-136v124M-44-6h88" stroke="#fff" strokeOpacity=".8" strokeWidth="9" strokeLinecap="round" />
      </g>
    </Niche>
  )
}
