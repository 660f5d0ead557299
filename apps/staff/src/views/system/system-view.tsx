import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ChooseKind } from './choose-kind.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { DraftForm } from './draft-form.tsx'
import { LiveSystem } from './live-system.tsx'
import styles from './system.module.css'
import { UndeliveredTable } from './undelivered-table.tsx'
import { useSystem } from './use-system.ts'

/** Connects the hotel to its own system, shows how the connection is, and ends it. */
export function SystemView() {
  const { say } = useTexts()
  const link = useLink()
  const form = useSystem()
  const [isLeaving, setIsLeaving] = useState(false)
  const { live, draft } = form
  const known = draft ?? live
  return (
    <Page
      title={say('systemSetup.title')}
      sub={known && say(`systemSetup.kind.${known.kind}`)}
      act={
        <a className={words['link']} {...link(place('hotel'))}>
          {say('systemSetup.back')}
        </a>
      }
    >
      {form.problem && <LoadProblem problem={form.problem} onAgain={form.again} />}
      {!form.problem && !form.isLoaded && <Loading />}
      {form.isLoaded && (
        <ScrollRegion label={say('systemSetup.region')} className={styles['page']}>
          {live && !draft && <LiveSystem live={live} form={form} onLeave={() => setIsLeaving(true)} />}
          {!live && !draft && (
            <>
              <CallOut mark="notAsked" title={say('systemSetup.none')}>
                {say('systemSetup.none.about')}
              </CallOut>
              <ChooseKind onBegin={form.begin} />
            </>
          )}
          {form.undelivered.length > 0 && !draft && (
            <UndeliveredTable all={form.undelivered} onAgain={live ? form.sendAgain : undefined} />
          )}
          {draft && <DraftForm draft={draft} form={form} />}
        </ScrollRegion>
      )}
      {draft && (
        <div className={styles['foot']}>
          <p role="status">{say(form.isDryRunOld ? 'systemSetup.live.first' : 'systemSetup.live.about')}</p>
          <Button busy={form.isBusy} onClick={form.drop}>
            {say('systemSetup.drop')}
          </Button>
          <Button look="primary" busy={form.isBusy} disabled={form.isDryRunOld} onClick={form.connect}>
            {say('systemSetup.live.do')}
          </Button>
        </div>
      )}
      {isLeaving && live && <DisconnectDialog live={live} form={form} onClose={() => setIsLeaving(false)} />}
    </Page>
  )
}
