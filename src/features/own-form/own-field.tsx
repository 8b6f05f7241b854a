import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { controlClass, Field, FieldError, RequiredMark } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FileField, type FileFieldProps } from './file-field.tsx'

/** `typed`: values from a no-script submission. */
type Props = FileFieldProps & { typed?: string | string[] | undefined }

const inputs = {
  name: { autoComplete: 'name' },
  text: {},
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
  gstin: { autoCapitalize: 'characters', spellCheck: false, maxLength: 15 },
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
} as const

/** A field of an owner's form. Hidden fields are filled in by the server. */
export function OwnField({ field, name, typed, error, files, onFault }: Props) {
  const { type, label, help, required, options, titles = options } = field
  const frame = { label, required, ...(help ? { hint: help } : {}), ...(error ? { error } : {}) }
  const input = { name, ...(typed === undefined ? {} : { defaultValue: [typed].flat()[0] }) }
  switch (type) {
    case 'hidden':
    case 'step':
      return null
    case 'long':
      return (
        <Field {...frame}>
          {(control) => <textarea {...control} {...input} rows={5} className={`${controlClass} py-3`} />}
        </Field>
      )
    case 'email':
      return <EmailField {...frame} {...input} autoComplete="email" />
    case 'phone':
      return <TextField {...frame} {...input} inputMode="numeric" autoComplete="tel-national" before="+91" />
    case 'choice':
      return (
        <SelectField
          {...frame}
          {...input}
          placeholder=""
          options={options.map((value, index) => ({ value, title: titles[index] ?? value }))}
        />
      )
    case 'several':
      return <Several field={field} name={name} typed={typed} error={error} />
    case 'file':
      return <FileField field={field} name={name} error={error} files={files} onFault={onFault} />
    case 'consent':
      return <Consent field={field} name={name} typed={typed} error={error} />
    default:
      return <TextField {...frame} {...input} {...inputs[type]} />
  }
}

type Choosing = Pick<Props, 'field' | 'name' | 'typed' | 'error'>

function Several({ field, name, typed = [], error }: Choosing) {
  const { label, help, required, options, titles = options } = field
  const id = useId()
  const chosen = [typed].flat()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      {help && <p className="text-sm text-ink-soft">{help}</p>}
      {options.map((option, index) => (
        <Checkbox
          key={option}
          name={name}
          value={option}
          label={titles[index] ?? option}
          defaultChecked={chosen.includes(option)}
        />
      ))}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}

function Consent({ field: { label, help, required }, name, typed, error }: Choosing) {
  const words = (
    <>
      {label}
      {required && <RequiredMark />}
      {help && <span className="block text-sm text-ink-soft">{help}</span>}
    </>
  )
  return (
    <Checkbox name={name} value="yes" label={words} defaultChecked={typed === 'yes'} {...(error ? { error } : {})} />
  )
}
