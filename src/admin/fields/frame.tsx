import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { ControlProps } from './control.ts'
import { issueText } from './issues.ts'

/** Class of inputs and selects in a panel. */
export const inputClass =
  'control w-full min-h-8 px-2.5! text-sm pointer-coarse:min-h-11 pointer-coarse:text-[1rem] focus-visible:outline-offset-[-1px] disabled:opacity-60'

export const labelClass = 'text-[0.8125rem] leading-5 font-medium'

type Described = { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Props that link a frame's control to its label, help and issue. The label's id is `${id}-label`. */
export type InputProps = Described & { id: string }

type Props = Pick<ControlProps, 'field' | 'issues' | 'aside'>

/** Label, control, help and issue of one field. */
export function Frame({ field, issues, aside, children }: Props & { children: (input: InputProps) => ReactNode }) {
  const id = useId()
  const fault = issueText(issues)
  return (
    <div className="min-w-0">
      <div className="mb-1 flex items-center justify-between gap-2">
        <label id={`${id}-label`} htmlFor={id} className={labelClass}>
          {field.label}
        </label>
        {aside}
      </div>
      {children({ id, ...describedBy(id, field.help, fault) })}
      <Notes id={id} help={field.help} fault={fault} />
    </div>
  )
}

/** Like `Frame`, for several controls with a common name. */
export function GroupFrame({ field, issues, aside, children }: Props & { children: (id: string) => ReactNode }) {
  const id = useId()
  const fault = issueText(issues)
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, field.help, fault)['aria-describedby']}
      className="min-w-0"
    >
      <div className="mb-1 flex items-center justify-between gap-2">
        <span id={`${id}-label`} className={labelClass}>
          {field.label}
        </span>
        {aside}
      </div>
      {children(id)}
      <Notes id={id} help={field.help} fault={fault} />
    </fieldset>
  )
}

export function describedBy(id: string, help: string | undefined, fault: string | undefined): Described {
  const ids = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': fault ? true : undefined }
}

/** Help and issue below a control, with the ids of `describedBy`. */
export function Notes({ id, help, fault }: { id: string; help?: string; fault?: string }) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="mt-1 text-xs text-ink-soft">
          {help}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="mt-1 flex items-start gap-1.5 text-xs text-danger">
          <CircleAlert className="mt-px size-3.5 shrink-0" aria-hidden />
          <span className="min-w-0 wrap-anywhere">{fault}</span>
        </p>
      )}
    </>
  )
}
