import css from './consent-modal.module.css'
import type { ConsentAnswers } from './use-consent.ts'

type Subject = keyof ConsentAnswers

/** Illustrates each question. */
const subjectDrawings: Readonly<Record<Subject, () => React.JSX.Element>> = {
  scan: () => (
    <>
      <rect x="14" y="10" width="36" height="44" rx="4" />
      <circle cx="32" cy="25" r="7" />
      <path d="M21 41h22M21 47h22" strokeDasharray="3 2" />
      <path className={css['ray']} d="M6 34h52" />
    </>
  ),
  face: () => (
    <>
      <rect x="4" y="18" width="22" height="28" rx="3" />
      <circle cx="15" cy="28" r="4.500" />
      <path d="M8 41q7-8 14 0" />
      <path className={css['ray']} d="M29 29h6M29 35h6" />
      <circle cx="49" cy="24" r="8" />
      <path d="M37 48q0-12 12-12t12 12" />
    </>
  ),
}

export function ConsentDrawing({ of }: { of: Subject }) {
  const Lines = subjectDrawings[of]
  return (
    <svg className={css['drawing']} viewBox="0 0 64 64" aria-hidden="true">
      <Lines />
    </svg>
  )
}
