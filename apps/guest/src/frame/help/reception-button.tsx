import ConciergeBell from 'lucide-react/icons/concierge-bell'
import { Button, type ButtonProps } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import { openHelp } from './help.ts'

/** The way to a person, beside whatever a screen asks for. Its words are the tool's unless the screen has better ones. */
export function ReceptionButton({ children, ...look }: Pick<ButtonProps, 'kind' | 'size' | 'children'>) {
  const { label } = useSite()
  return (
    <Button {...look} icon={<ConciergeBell />} onPress={() => openHelp('reception')}>
      {children ?? label('tools.reception')}
    </Button>
  )
}
