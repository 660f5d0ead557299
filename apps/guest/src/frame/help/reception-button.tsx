import ConciergeBell from 'lucide-react/icons/concierge-bell'
import { Button, type ButtonProps } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import { openHelp } from './help.ts'

/** A button to reach staff. Its label is the tool's unless the screen provides one. */
export function ReceptionButton({ children, ...look }: Pick<ButtonProps, 'kind' | 'size' | 'children'>) {
  const { label } = useSite()
  return (
    <Button {...look} icon={<ConciergeBell />} onPress={() => openHelp('reception')}>
      {children ?? label('tools.reception')}
    </Button>
  )
}
