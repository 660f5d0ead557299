import { getHandOverStep } from '@foyer/domain/hand-over/hand-over.ts'
import { place } from '@foyer/domain/journey/place.ts'
import Accessibility from 'lucide-react/icons/accessibility'
import Check from 'lucide-react/icons/check'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Globe from 'lucide-react/icons/globe'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import UserRound from 'lucide-react/icons/user-round'
import { getHelper, useCallText } from '../alert/call-text.ts'
import { useOwnAlert } from '../alert/own-alert.ts'
import { useJourney } from '../journey/journey-context.tsx'
import { ToolButton } from '../parts/tool-button.tsx'
import { languageNames } from '../site/language-names.ts'
import { useSite } from '../site/site-context.tsx'
import { useSession } from '../visit/session-context.tsx'
import { openHandOver } from './hand-over-state.ts'
import { openHelp } from './help/help.ts'

/**
 * Always available: accessibility, language and staff; at the start
 * also the guest's account, and during the check-in another device.
 */
export function Tools() {
  const { site, label, language } = useSite()
  const { session, isOffered } = useSession()
  const { place: here, goTo } = useJourney()
  return (
    <>
      {isOffered && !site.device.enrolledOnly && here.screen === 'select-language' && (
        <ToolButton
          name={label(session ? 'account.yours' : 'account.signIn')}
          icon={<UserRound />}
          onPress={() => goTo(place(session ? 'my-bookings' : 'login'))}
        />
      )}
      {site.handsOverTo && getHandOverStep(here) && (
        <ToolButton
          name={label(`hand-over.tool.${site.handsOverTo}`)}
          does={label(`hand-over.title.${site.handsOverTo}`)}
          icon={<MonitorSmartphone />}
          onPress={openHandOver}
        />
      )}
      <ToolButton
        name={label('tools.accessibility')}
        icon={<Accessibility />}
        onPress={() => openHelp('accessibility')}
      />
      {site.languages.length > 1 && (
        <ToolButton
          name={label('tools.language', { language: languageNames[language].name })}
          icon={<Globe />}
          short={language.toUpperCase()}
          onPress={() => openHelp('language')}
        />
      )}
      <ReceptionTool />
    </>
  )
}

/** Says who is helping, so that a guest who has closed the dialog still reads it. */
function ReceptionTool() {
  const { label } = useSite()
  const { alert } = useOwnAlert()
  const callText = useCallText()
  const isComing = alert.state === 'coming'
  return (
    <ToolButton
      name={isComing ? getHelper(alert, callText) : label('tools.reception')}
      icon={isComing ? <Check /> : <ConciergeBell />}
      onPress={() => openHelp('reception')}
    />
  )
}
