import { ChevronDown } from 'lucide-react'
import { schemeSlots } from '../../../shared/sites/theme/scheme-slots.ts'
import { type ControlProps, textOf } from '../control.ts'
import { useForm } from '../form-context.ts'
import { Frame, GroupFrame, inputClass } from '../frame.tsx'
import { issueText } from '../issues.ts'
import { Segments } from '../segments.tsx'

const mostSegments = 6
/** Letters that fit in one line of the panel; a segment's padding counts as `airOfSegment` letters. */
const mostLetters = 38
const airOfSegment = 2.5

/** One of several choices: segments if they fit in one line, otherwise a select. */
export function ChoiceControl({ field, ...props }: ControlProps) {
  const { schemes } = useForm()
  const choices = offered(field.choices ?? {}, schemes, textOf(props.value))
  return <Choice {...props} field={{ ...field, choices }} />
}

/** Choices to offer: of colour schemes only the theme's, under its names, and the chosen one. */
export function offered(
  choices: Record<string, string>,
  schemes: Record<string, string>,
  chosen: string,
): Record<string, string> {
  const isScheme = (value: string): boolean => schemeSlots.some((slot) => slot === value)
  return Object.fromEntries(
    Object.entries(choices).flatMap(([value, title]) => {
      if (!isScheme(value)) return [[value, title]]
      if (Object.hasOwn(schemes, value)) return [[value, schemes[value] ?? title]]
      return value === chosen ? [[value, `${title} (deleted)`]] : []
    }),
  )
}

function Choice(props: ControlProps) {
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
            {!isKnown && <option value={chosen}>{chosen || 'Choose'}</option>}
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
