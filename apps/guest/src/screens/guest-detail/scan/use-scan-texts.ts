import { MAX_SCAN_ATTEMPTS } from '@foyer/domain/document/scan-outcome.ts'
import { mrzErrors } from '../../../flows/document/use-decode.ts'
import { useSite } from '../../../site/site-context.tsx'
import type { Capture } from '../use-capture.ts'

const keys: readonly string[] = Object.values(mrzErrors)

/**
 * The scan prompt, and why the last attempt failed: in our words if we have any, otherwise the
 * decoder's.
 */
export function useScanTexts({ guest, scan: { tries, error, left } }: Capture) {
  const { label } = useSite()
  const text = label.on('guest-detail')
  const name = guest.firstName ?? ''
  const why = () => {
    if (left.fault) return label(`scan.fault.${left.fault}`)
    if (error && keys.includes(error)) return label(error)
    return left.message ?? label(mrzErrors.failed)
  }
  const triesLeft = MAX_SCAN_ATTEMPTS - tries
  return {
    question: text(`question.scan${name ? '' : '.noName'}`, { name }),
    told:
      error || tries > 0
        ? [why(), triesLeft > 0 ? text('triesLeft', { left: triesLeft }) : text('triesUsed')].join(' ')
        : undefined,
  }
}
