import { Switch } from '@base-ui/react/switch'
import { useId } from 'react'
import type { ControlProps } from '../control.ts'
import { describedBy, labelClass, Notes } from '../frame.tsx'
import { issueText } from '../issues.ts'

/** On or off. The whole line can be pressed. */
export function SwitchControl({ field, value, onChange, issues }: ControlProps) {
  const id = useId()
  const fault = issueText(issues)
  return (
    <div className="-my-1">
      <div className="flex min-h-8 items-center justify-between gap-3 pointer-coarse:min-h-11">
        <label htmlFor={id} className={`flex-1 cursor-pointer py-1 ${labelClass}`}>
          {field.label}
        </label>
        <Switch.Root
          id={id}
          checked={value === true}
          onCheckedChange={onChange}
          {...describedBy(id, field.help, fault)}
          className="flex h-5 w-9 shrink-0 items-center rounded-full border border-transparent bg-[color-mix(in_srgb,var(--text)_45%,var(--ground))] p-0.5 transition-colors data-[checked]:bg-accent"
        >
          <Switch.Thumb className="size-3.5 rounded-full bg-ground shadow-sm transition-transform data-[checked]:translate-x-4" />
        </Switch.Root>
      </div>
      <Notes id={id} help={field.help} fault={fault} />
    </div>
  )
}
