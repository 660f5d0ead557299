import Copy from 'lucide-react/icons/copy'
import { useTexts } from '../wordings/texts-context.tsx'
import { Button } from './button.tsx'
import { useToast } from './toasts.tsx'

/** Copies a text to be typed or pasted elsewhere. */
export function CopyButton({ text }: { text: string }) {
  const { say } = useTexts()
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast('done', say('enrol.copied'))
    } catch {
      toast('failed', say('enrol.notCopied'))
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Copy size={15} aria-hidden />
      {say('enrol.copy')}
    </Button>
  )
}
