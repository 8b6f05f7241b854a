import type { CollectionCondition } from '../../shared/selling/catalogue/collection-rules.ts'
import { type CustomField, needsChoices } from '../../shared/selling/catalogue/custom-fields.ts'
import { TextField } from '../../ui/text-field.tsx'
import { Ticks } from './ticks.tsx'

type Condition = Extract<CollectionCondition, { field: 'custom' }>
type Props = { condition: Condition; onChange: (condition: Condition) => void }

/** The values of a field that are wanted: a span of numbers, some of what the field offers, or texts that are typed. */
export function WantedValues({ field, condition, onChange }: Props & { field: CustomField | undefined }) {
  if (field?.type === 'NUMBER') return <NumberSpan condition={condition} onChange={onChange} />
  const put = (values: string[]) => onChange({ ...condition, values })
  const offered = field && offeredBy(field)
  if (!offered) return <TypedValues values={condition.values} onChange={put} />
  // Choices that the field no longer has can be taken off.
  const former = condition.values.filter((value) => !offered.some((one) => one.value === value))
  return (
    <Ticks
      legend="Values"
      hint={`Without any, ${unlessChosen}`}
      options={[...offered, ...former.map((value) => ({ value, title: value }))]}
      chosen={condition.values}
      onChange={put}
    />
  )
}

const unlessChosen = 'every product that has the field.'

/** Values as rules compare them; undefined for a field in which anything may be typed. */
function offeredBy({ type, choices }: Pick<CustomField, 'type' | 'choices'>) {
  if (type === 'BOOLEAN')
    return [
      { value: 'true', title: 'Yes' },
      { value: 'false', title: 'No' },
    ]
  return needsChoices(type) ? choices.map((choice) => ({ value: choice, title: choice })) : undefined
}

function NumberSpan({ condition, onChange }: Props) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          label={name === 'from' ? 'From' : 'To'}
          type="number"
          step="any"
          value={condition[name] ?? ''}
          onChange={({ target }) =>
            onChange({ ...condition, [name]: target.value === '' ? null : target.valueAsNumber })
          }
        />
      ))}
    </div>
  )
}

function TypedValues({ values, onChange }: { values: string[]; onChange: (values: string[]) => void }) {
  return (
    <TextField
      label="Values"
      hint={`Separate them with commas. If empty, ${unlessChosen}`}
      value={values.join(', ')}
      onChange={({ target }) => onChange(target.value.split(',').map((one) => one.trimStart()))}
      onBlur={() => onChange(values.map((one) => one.trim()).filter(Boolean))}
    />
  )
}
