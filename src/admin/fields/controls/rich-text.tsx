import { type ControlProps, textOf } from '../control.ts'
import { useForm } from '../form-context.ts'
import { describedBy, GroupFrame } from '../frame.tsx'
import { issueText } from '../issues.ts'
import { RichTextBox } from '../rich-text/rich-text-box.tsx'

/** Text with headings, lists and links, written as it will read. */
export function RichTextControl({ value, onChange, ...frame }: ControlProps) {
  const { readOnly } = useForm()
  return (
    <GroupFrame {...frame}>
      {(id) => {
        const described = describedBy(id, frame.field.help, issueText(frame.issues))
        return (
          <RichTextBox
            value={textOf(value)}
            onChange={onChange}
            readOnly={readOnly}
            labelId={`${id}-label`}
            describedBy={described['aria-describedby']}
            invalid={described['aria-invalid']}
          />
        )
      }}
    </GroupFrame>
  )
}
