import { Niche } from './niche.tsx'

export function Pet() {
  return (
    <Niche>
      <path d="M-250-130q210 60 420 0l-24 116q-186 40-372 0z" fill="var(--art-metal)" />
      <g fill="none" stroke="var(--art-wood)" strokeOpacity=".6" strokeWidth="8">
        <path d="M-238-84q198 56 396 0M-228-46q188 50 376 0M-160-112v110M-60-96v106M40-96v106M120-110v108" />
      </g>
      <path d="M-226-134q186-70 372 0-186 50-372 0z" fill="var(--art-cloth)" />
      <g fill="var(--art-linen)">
        <path d="M-150-140c-10-90 80-130 170-110 60-2 110 30 104 96-90 40-190 42-274 14z" />
        <path d="M-180-190c-30-10-40-60-20-104 26 0 46 18 56 44 26-10 56-10 80 0 10-26 30-44 56-44 20 44 10 94-20 104 0 60-36 92-76 92s-76-32-76-92z" />
      </g>
      <g fill="var(--art-wood)">
        <path d="M-200-294c-20 44-10 94 20 104 0-40 14-52 34-62-12-26-30-42-54-42z" opacity=".75" />
        <circle cx="-134" cy="-194" r="9" />
        <circle cx="-74" cy="-194" r="9" />
        <path d="M-118-160h28l-14 16z" />
      </g>
      <path d="M-104-146v12q-16 18-32 4M-104-134q16 18 32 4" fill="none" stroke="var(--art-wood)" strokeWidth="6" />
      <path d="M106-170q70-30 60-110" fill="none" stroke="var(--art-linen)" strokeWidth="26" strokeLinecap="round" />
      <g transform="translate(300 0)">
        <path d="M-100-76h200l26 72h-252z" fill="var(--art-cloth)" />
        <ellipse cy="-76" rx="100" ry="18" fill="var(--art-water)" />
        <path d="M-22-44c0-12 18-12 22 0 4-12 22-12 22 0 0 14-22 26-22 26s-22-12-22-26z" fill="var(--art-linen)" />
      </g>
    </Niche>
  )
}
