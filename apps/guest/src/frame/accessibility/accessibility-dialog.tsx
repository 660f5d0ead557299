import Contrast from 'lucide-react/icons/contrast'
import Headphones from 'lucide-react/icons/headphones'
import Hourglass from 'lucide-react/icons/hourglass'
import PanelBottom from 'lucide-react/icons/panel-bottom'
import Pause from 'lucide-react/icons/pause'
import VolumeX from 'lucide-react/icons/volume-x'
import { useRef } from 'react'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useDeviceClass } from '../../parts/use-device-class.ts'
import { changeNeeds, clearNeeds, useNeeds } from '../../site/needs.ts'
import { useSite } from '../../site/site-context.tsx'
import { MessageHistory } from './message-history.tsx'
import { NeedSwitch } from './need-switch.tsx'
import { useHasVoice } from './speech.ts'
import { ZoomChoice } from './zoom-choice.tsx'

/** Larger, clearer, lower, spoken, slower: each change shows at once on the screen behind. */
export function AccessibilityDialog({ onClose }: { onClose: () => void }) {
  const { site, label, language } = useSite()
  const text = label.on('accessibility')
  const needs = useNeeds()
  const box = useRef<HTMLDivElement>(null)
  const standsTall = useDeviceClass(box) === 'kiosk'
  const canSpeak = useHasVoice(language)
  return (
    <Modal
      open
      shape="panel"
      title={text('title')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={clearNeeds}>{text('normal')}</Button>
          <Button kind="primary" onPress={onClose}>
            {text('done')}
          </Button>
        </>
      }
    >
      <div ref={box}>
        <ZoomChoice
          label={text('zoom')}
          value={needs.zoom}
          nameOf={(zoom) => text('zoom.size', { percent: zoom * 100 })}
          onChange={(zoom) => changeNeeds({ zoom })}
        />
        <NeedSwitch
          icon={<Contrast />}
          name={text('contrast')}
          on={needs.contrast}
          onChange={(contrast) => changeNeeds({ contrast })}
        />
        {standsTall && (
          <NeedSwitch
            icon={<PanelBottom />}
            name={text('lowReach')}
            note={text('lowReach.note')}
            on={needs.lowReach}
            onChange={(lowReach) => changeNeeds({ lowReach })}
          />
        )}
        {canSpeak && (
          <NeedSwitch
            icon={<Headphones />}
            name={text('spoken')}
            note={text('spoken.note')}
            on={needs.spoken}
            onChange={(spoken) => changeNeeds({ spoken })}
          />
        )}
        {site.policies.senses.sound && (
          <NeedSwitch
            icon={<VolumeX />}
            name={text('quiet')}
            on={needs.quiet}
            onChange={(quiet) => changeNeeds({ quiet })}
          />
        )}
        {site.policies.senses.movement && (
          <NeedSwitch
            icon={<Pause />}
            name={text('still')}
            on={needs.still}
            onChange={(still) => changeNeeds({ still })}
          />
        )}
        <NeedSwitch
          icon={<Hourglass />}
          name={text('moreTime')}
          // A guest's own device never asks whether they
          // are still there; toasts disappear there too.
          note={text(site.device.whenIdle === 'nothing' ? 'moreTime.messages' : 'moreTime.note')}
          on={needs.moreTime}
          onChange={(moreTime) => changeNeeds({ moreTime })}
        />
        <MessageHistory />
      </div>
    </Modal>
  )
}
