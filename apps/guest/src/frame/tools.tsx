import { ToolButton } from '@foyer/web/parts/tool-button.tsx'
import Accessibility from 'lucide-react/icons/accessibility'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Globe from 'lucide-react/icons/globe'
import { languageNames } from '../site/language-names.ts'
import { useSite } from '../site/site-context.tsx'
import { openHelp } from './help/help.ts'

/** Always there, never in the way: making it easier, another language, a person. */
export function Tools() {
  const { site, label, language } = useSite()
  return (
    <>
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
      <ToolButton name={label('tools.reception')} icon={<ConciergeBell />} onPress={() => openHelp('reception')} />
    </>
  )
}
