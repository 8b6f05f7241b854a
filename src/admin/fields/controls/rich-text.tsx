import { RichTextField } from '../../ui/rich-text-field.tsx'
import { type ControlProps, textOf } from '../control.ts'
import { issueText } from '../issues.ts'

export function RichTextControl({ field, value, onChange, issues }: ControlProps) {
  return (
    <RichTextField
      label={field.label}
      value={textOf(value)}
      onChange={onChange}
      error={issueText(issues)}
      hint={field.help}
    />
  )
}
