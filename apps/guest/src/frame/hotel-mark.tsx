import { useSite } from '../site/site-context.tsx'

/** The hotel's mark beside its name: an arch, unless the theme draws another. */
export function HotelMark() {
  const { site } = useSite()
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      data-mark={site.theme.name}
    >
      <path d="M5 21V11a7 7 0 0 1 14 0v10M8.5 21V11.5a3.5 3.5 0 0 1 7 0V21M3 21h18" />
    </svg>
  )
}
