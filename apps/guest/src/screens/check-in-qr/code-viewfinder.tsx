import Flashlight from 'lucide-react/icons/flashlight'
import FlashlightOff from 'lucide-react/icons/flashlight-off'
import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import SwitchCamera from 'lucide-react/icons/switch-camera'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Viewfinder } from '../../flows/devices/viewfinder.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { CodeIssue } from './code-reader.ts'
import css from './code-viewfinder.module.css'
import type { CameraReaderState } from './use-camera-reader.ts'

/** The area for the code is clear; the picture around it is dimmed. */
const OPENING = 'M9 0H91A9 9 0 0 1 100 9V91A9 9 0 0 1 91 100H9A9 9 0 0 1 0 91V9A9 9 0 0 1 9 0z'
const CORNERS =
  'M0 23V9A9 9 0 0 1 9 0H23M77 0H91A9 9 0 0 1 100 9V23M100 77V91A9 9 0 0 1 91 100H77M23 100H9A9 9 0 0 1 0 91V77'

interface CodeViewfinderProps {
  readonly reader: CameraReaderState
  readonly issue: CodeIssue | undefined
  readonly busy: boolean
}

/** The camera picture with a frame that shows where to hold the code. */
export function CodeViewfinder({ reader, issue, busy }: CodeViewfinderProps) {
  const { label } = useSite()
  const text = label.on('check-in-qr')
  const { video, controls } = reader
  const isLive = reader.state === 'live'
  const isIssue = !busy && issue !== undefined
  const says = busy ? 'finding' : (issue ?? (isLive ? 'looking' : 'starting'))
  return (
    <Viewfinder
      className={css['finder']}
      video={video}
      name={text('live')}
      shown={busy || isLive}
      mirror={controls.isMirror}
      line={{ icon: isIssue ? <TriangleAlert /> : <ScanQrCode />, words: text(says), isIssue }}
    >
      <svg
        className={css['frame']}
        data-state={busy ? 'found' : isLive ? 'looking' : 'starting'}
        viewBox="0 0 100 100"
        aria-hidden="true"
      >
        <path className={css['dim']} d={`M-999-999H1099V1099H-999z${OPENING}`} />
        <path className={css['corners']} d={CORNERS} />
        <rect className={css['line']} x="6" y="49.5" width="88" height="1" rx="0.5" />
      </svg>
      <div className={css['controls']}>
        {controls.torch && (
          <button type="button" aria-label={text('torch')} aria-pressed={controls.isLit} onClick={controls.torch}>
            {controls.isLit ? <FlashlightOff /> : <Flashlight />}
          </button>
        )}
        {controls.change && (
          <button type="button" aria-label={text('change')} onClick={controls.change}>
            <SwitchCamera />
          </button>
        )}
      </div>
    </Viewfinder>
  )
}
