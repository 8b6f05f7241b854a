import { type Link, linkTypes } from '../../../shared/content/pages/links.ts'
import { recordOf } from '../change.ts'
import { type ControlProps, textOf } from '../control.ts'
import { GroupFrame } from '../frame.tsx'
import { LinkChooser } from '../link-chooser.tsx'

function linkOf(value: unknown): Link {
  const { type, value: target } = recordOf(value)
  return { type: linkTypes.find((known) => known === type) ?? 'page', value: textOf(target) }
}

/** Where something leads. */
export function LinkControl({ value, onChange, ...frame }: ControlProps) {
  return (
    <GroupFrame {...frame}>
      {(id) => <LinkChooser id={id} label={frame.field.label} link={linkOf(value)} onChange={onChange} />}
    </GroupFrame>
  )
}
