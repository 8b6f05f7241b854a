import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '../../../ui/composing.ts'
import { moved } from '../../ui/moved.ts'
import { AddButton } from '../add-button.tsx'
import { inserted, without } from '../change.ts'
import { type ControlProps, textsOf } from '../control.ts'
import { GroupFrame, inputClass } from '../frame.tsx'
import { issuesIn, issueText, ownIssueText } from '../issues.ts'
import { RowButtons } from '../row-buttons.tsx'

/** Several texts below one another. Enter begins the next one. */
export function StringsControl({ value, onChange, issues, ...frame }: ControlProps) {
  const list = useRef<HTMLOListElement>(null)
  const texts = textsOf(value)
  const { most = Number.POSITIVE_INFINITY, label } = frame.field
  const isFull = texts.length >= most
  const goTo = (index: number) => requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus())
  const add = (at: number) => {
    if (isFull) return
    onChange(inserted(texts, at, ''))
    goTo(at)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') add(index + 1)
    else if (event.key === 'Backspace' && texts[index] === '') {
      onChange(without(texts, index))
      goTo(Math.max(0, index - 1))
    } else return
    event.preventDefault()
  }
  const own = ownIssueText(issues)
  return (
    <GroupFrame {...frame} issues={own ? [{ path: [], message: own }] : []}>
      {() => (
        <>
          <ol ref={list} className="grid gap-1.5">
            {texts.map((text, index) => {
              const fault = issueText(issuesIn(issues, index))
              return (
                <li key={index} className="flex items-center gap-0.5">
                  <input
                    type="text"
                    value={text}
                    aria-label={`${label} ${index + 1}`}
                    aria-invalid={fault ? true : undefined}
                    title={fault}
                    onChange={({ target }) => onChange(texts.with(index, target.value))}
                    onKeyDown={(event) => onKeyDown(event, index)}
                    className={inputClass}
                  />
                  <RowButtons
                    name={text || `${label} ${index + 1}`}
                    onUp={index > 0 ? () => onChange(moved(texts, index, index - 1)) : undefined}
                    onDown={index < texts.length - 1 ? () => onChange(moved(texts, index, index + 1)) : undefined}
                    onRemove={() => onChange(without(texts, index))}
                  />
                </li>
              )
            })}
          </ol>
          <AddButton label="Add" onClick={() => add(texts.length)} disabled={isFull} />
        </>
      )}
    </GroupFrame>
  )
}
