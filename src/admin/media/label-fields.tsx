import { useId } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { useMediaLabels } from './labels.ts'

type FieldProps = {
  label?: string
  hint?: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A folder that is there, chosen from its list, or a new one, typed. */
export function FolderField({ label = 'Folder', onChange, ...field }: FieldProps) {
  const { folders } = useMediaLabels()
  const id = useId()
  return (
    <div>
      <TextField
        {...field}
        label={label}
        maxLength={60}
        list={id}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {folders.map(({ title }) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </div>
  )
}

/** Tags as a text, with commas between them. */
export function TagsField({ label = 'Tags', hint = 'Separated by commas.', onChange, ...field }: FieldProps) {
  return <TextField {...field} label={label} hint={hint} onChange={({ target }) => onChange(target.value)} />
}
