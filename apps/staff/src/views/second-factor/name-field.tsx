import { TextField } from '../../parts/field.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

export function NameField({ value, onType }: { value: string; onType: (name: string) => void }) {
  const { say } = useTexts()
  return (
    <TextField
      tall
      label={say('factor.name')}
      hint={say('factor.name.hint')}
      autoComplete="off"
      maxLength={60}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
