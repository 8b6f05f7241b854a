import type {
  CustomField,
  CustomOwner,
  CustomValue,
  CustomValues,
  customTypes,
} from '../../shared/selling/catalogue/custom-fields.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { useCustomFields } from './calls.ts'
import { CategoryPicture } from './category-picture.tsx'

type Props = {
  owner: CustomOwner
  value: CustomValues
  onChange: (values: CustomValues) => void
  /** Errors by field id. */
  errors?: Record<string, { message?: string } | undefined>
}

/** Inputs of the site's custom fields; empty if there are none. Values of archived fields are preserved. */
export function CustomInputs({ owner, value, onChange, errors = {} }: Props) {
  const { data = [] } = useCustomFields()
  const fields = data.filter((field) => field.owner === owner && !field.archived)
  const put = (id: string, next: CustomValue | undefined) => {
    const { [id]: _, ...others } = value
    onChange(next === undefined || next === '' ? others : { ...others, [id]: next })
  }
  return fields.map((field) => (
    <CustomInput
      key={field._id}
      field={field}
      value={value[field._id]}
      onChange={(next) => put(field._id, next)}
      error={errors[field._id]?.message}
    />
  ))
}

/** Whether the owner has any custom field that is not archived. */
export function useHasCustomFields(owner: CustomOwner): boolean {
  const { data = [] } = useCustomFields()
  return data.some((field) => field.owner === owner && !field.archived)
}

type InputProps = {
  field: CustomField
  value: CustomValue | undefined
  onChange: (value: CustomValue | undefined) => void
  error: string | undefined
}

function CustomInput({ field, value, onChange, error }: InputProps) {
  const { name, unit, type, choices } = field
  const label = unit ? `${name} (${unit})` : name
  const text = typeof value === 'string' ? value : ''
  const frame = { label, error }
  switch (type) {
    case 'LONG_TEXT':
      return (
        <TextAreaField {...frame} value={text} maxLength={5_000} onChange={({ target }) => onChange(target.value)} />
      )
    case 'NUMBER':
      return (
        <TextField
          {...frame}
          type="number"
          step="any"
          value={typeof value === 'number' && !Number.isNaN(value) ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
        />
      )
    case 'BOOLEAN':
      return (
        <SelectField
          {...frame}
          placeholder="Not stated"
          value={value === undefined ? '' : String(value)}
          options={[
            { value: 'true', title: 'Yes' },
            { value: 'false', title: 'No' },
          ]}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
        />
      )
    case 'CHOICE':
      return (
        <SelectField
          {...frame}
          placeholder="Not stated"
          value={text}
          options={offered(choices, text ? [text] : []).map((choice) => ({ value: choice, title: choice }))}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'CHOICES':
      return <Choices field={field} value={value} onChange={onChange} error={error} />
    case 'PICTURE':
      return (
        <div>
          <p className="mb-1.5 text-sm font-semibold">{label}</p>
          <CategoryPicture value={text || null} onChange={(id) => onChange(id ?? undefined)} error={error} />
        </div>
      )
    default:
      return (
        <TextField
          {...frame}
          type={inputTypes[type]}
          value={text}
          placeholder={type === 'COLOUR' ? '#2f6fb5' : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

/** The choices, and former ones that are entered. */
const offered = (choices: string[], entered: string[]) => [...new Set([...choices, ...entered])]

const inputTypes: Partial<Record<keyof typeof customTypes, string>> = { DATE: 'date', LINK: 'url' }

function Choices({ field, value, onChange, error }: InputProps) {
  const chosen = Array.isArray(value) ? value : []
  const choices = offered(field.choices, chosen)
  const toggle = (choice: string, on: boolean) => {
    const next = choices.filter((one) => (one === choice ? on : chosen.includes(one)))
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <FieldGroup error={error}>
      <legend className="mb-1.5 text-sm font-semibold">{field.name}</legend>
      {choices.map((choice) => (
        <label key={choice} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) => toggle(choice, target.checked)}
          />
          {choice}
        </label>
      ))}
    </FieldGroup>
  )
}
