import { ChevronDown } from 'lucide-react'
import { type ControlProps, textOf } from '../control.ts'
import { Frame, GroupFrame, inputClass } from '../frame.tsx'
import { issueText } from '../issues.ts'
import { Segments } from '../segments.tsx'

const mostSegments = 6
/** Letters that fit beside one another at the width of the panel, each segment's own air counted as some. */
const mostLetters = 38
const airOfSegment = 2.5

/** One of several: side by side where they fit, from a list otherwise. */
export function ChoiceControl(props: ControlProps) {
  const titles = Object.values(props.field.choices ?? {})
  const letters = titles.reduce((sum, title) => sum + title.length + airOfSegment, 0)
  return titles.length <= mostSegments && letters <= mostLetters ? <Row {...props} /> : <Select {...props} />
}

function optionsOf({ field, value }: Pick<ControlProps, 'field' | 'value'>) {
  return { chosen: textOf(value), options: Object.entries(field.choices ?? {}) }
}

function Row({ value, onChange, ...frame }: ControlProps) {
  const { chosen, options } = optionsOf({ ...frame, value })
  return (
    <GroupFrame {...frame}>
      {(id) => (
        <Segments
          labelledBy={`${id}-label`}
          value={chosen}
          options={options.map(([option, title]) => ({ value: option, title }))}
          onChange={onChange}
          invalid={issueText(frame.issues) ? true : undefined}
        />
      )}
    </GroupFrame>
  )
}

function Select({ value, onChange, ...frame }: ControlProps) {
  const { chosen, options } = optionsOf({ ...frame, value })
  const isKnown = options.some(([option]) => option === chosen)
  return (
    <Frame {...frame}>
      {(input) => (
        <div className="relative">
          <select
            {...input}
            value={chosen}
            onChange={({ target }) => onChange(target.value)}
            className={`${inputClass} appearance-none truncate pr-8!`}
          >
            {!isKnown && <option value={chosen}>{chosen || 'Please choose'}</option>}
            {options.map(([option, title]) => (
              <option key={option} value={option}>
                {title}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-soft"
            aria-hidden
          />
        </div>
      )}
    </Frame>
  )
}
