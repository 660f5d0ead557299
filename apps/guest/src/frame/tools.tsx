import { place } from '@foyer/domain/journey/place.ts'
import { ToolButton } from '@foyer/web/parts/tool-button.tsx'
import Globe from 'lucide-react/icons/globe'
import { useJourney } from '../journey/journey-context.tsx'
import { useSite } from '../site/site-context.tsx'

/** Always there, never in the way: another language. */
export function Tools() {
  const { label, language } = useSite()
  const { goTo } = useJourney()
  return (
    <ToolButton
      name={label('tools.language')}
      icon={<Globe />}
      short={language.toUpperCase()}
      onPress={() => goTo(place('select-language'))}
    />
  )
}
