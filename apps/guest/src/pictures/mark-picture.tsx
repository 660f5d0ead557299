import type { Theme } from '@foyer/domain/config/theme.ts'

const lines: Record<Theme['mark'], string> = {
  arch: 'M9 35V17a11 11 0 0 1 22 0v18zM15 35V19a5 5 0 0 1 10 0v16M20 6v8M5 35h30',
  wave: 'M12 17a8 8 0 1 1 16 0 8 8 0 1 1-16 0M20 3v3M8 8l2 2M32 8l-2 2M4 27c4-4 8-4 11 0s7 4 10 0 7-4 11 0M4 34c4-4 8-4 11 0s7 4 10 0 7-4 11 0',
  road: 'M6 34 17 6h6l11 28M20 10v5M20 20v5M20 30v5',
  balcony: 'M12 22V5h16v17M20 5v17M6 22h28v13H6zM13 22v13M20 22v13M27 22v13',
  temple: 'M6 35h28M9 31h22M11 31V15M29 31V15M17 31V15M23 31V15M7 15h26M20 4l14 8H6z',
}

/** The hotel's logo next to its name. */
export function MarkPicture({ mark }: { mark: Theme['mark'] }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth={mark === 'road' ? 3 : 2} aria-hidden="true">
      <path d={lines[mark]} />
    </svg>
  )
}
