import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Controller, type UseFormRegisterReturn } from 'react-hook-form'
import { answersOf, type FieldType } from '../../shared/content/forms/form-answers.ts'
import { isFileKind } from '../../shared/content/forms/form-files.ts'
import type { FormChange } from '../../shared/content/forms/forms.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { FilesAsked } from './files-asked.tsx'
import type { FormRecord } from './form-record.ts'

/** Display name of each field type. */
export const typeTitles: Record<FieldType, string> = {
  name: 'Name of who writes',
  text: 'Text',
  long: 'Long text',
  email: 'Email',
  phone: 'Mobile number',
  number: 'Number',
  date: 'Date',
  choice: 'Choice of one',
  several: 'Choice of several',
  file: 'Files',
  consent: 'Consent',
  hidden: 'Hidden',
  gstin: 'GSTIN',
  pincode: 'PIN code',
  step: 'Beginning of a step',
}

const types = Object.entries(typeTitles).map(([value, title]) => ({ value, title }))
const withBounds = ['text', 'long', 'number']

/** Values as `useWatch` returns them: schema defaults may be missing. */
export type Values = readonly (Pick<FormChange['definition']['fields'][number], 'key' | 'type' | 'label'> & {
  required?: boolean | undefined
  options?: string[] | undefined
  value?: string | undefined
  when?: { field: string; is: string } | undefined
})[]
type Props = { record: FormRecord; index: number; values: Values; remove: () => void }

/** One form field: its question, rules and condition. */
export function FieldEditor({ record, index, values, remove }: Props) {
  const { register, formState } = record.form
  const errors = formState.errors.definition?.fields?.[index]
  const at = `definition.fields.${index}` as const
  const type = values[index]?.type ?? 'text'
  return (
    <div className="grid min-w-0 gap-4 sm:grid-cols-2">
      <TextField
        label={type === 'step' ? 'Title' : 'Label'}
        required
        error={errors?.label?.message}
        {...register(`${at}.label`)}
      />
      <SelectField
        label="Type"
        options={types}
        error={errors?.type?.message}
        {...register(`${at}.type`, { onChange: () => forgetRules(record, index, type) })}
      />
      {type === 'hidden' ? (
        <TextField label="What it says" error={errors?.value?.message} {...register(`${at}.value`)} />
      ) : (
        <TextField
          label={type === 'step' ? 'Text below the title' : 'Help'}
          error={errors?.help?.message}
          {...register(`${at}.help`)}
        />
      )}
      {type !== 'hidden' && type !== 'step' && (
        <Checkbox label="Must be answered" className="self-end" {...register(`${at}.required`)} />
      )}
      {type !== 'hidden' && type !== 'step' && (
        <TextField
          label="Error message"
          hint="Shown if the answer is missing or wrong. Leave it empty for the usual message."
          className="sm:col-span-2"
          error={errors?.message?.message}
          {...register(`${at}.message`)}
        />
      )}
      {(type === 'choice' || type === 'several') && <Options record={record} index={index} />}
      {type === 'file' && <FilesAsked record={record} index={index} />}
      {withBounds.includes(type) && <Bounds record={record} index={index} isNumber={type === 'number'} />}
      <Condition record={record} index={index} values={values} />
      <div className="flex items-center justify-end sm:col-span-2">
        <Button look="quiet" onClick={remove}>
          <Trash2 className="size-4" aria-hidden />
          Remove
        </Button>
      </div>
    </div>
  )
}

/** Meaning of the bounds of a field; types without bounds share none. */
const boundsOf = (type: FieldType) =>
  type === 'text' || type === 'long' ? 'characters' : type === 'number' || type === 'file' ? type : undefined

/** Resets rules that the new type does not share: file kinds are no options, and a file count is no text length. */
function forgetRules({ form }: FormRecord, index: number, before: FieldType): void {
  const at = `definition.fields.${index}` as const
  const [type, options = []] = form.getValues([`${at}.type`, `${at}.options`])
  const hasKinds = options.some((option) => isFileKind(option))
  if (hasKinds !== (type === 'file')) form.setValue(`${at}.options`, [])
  if (boundsOf(type) === boundsOf(before)) return
  form.setValue(`${at}.min`, null)
  form.setValue(`${at}.max`, null)
}

type At = Pick<Props, 'record' | 'index'>

/** Conditions on an option that was renamed in its place ask for its new name. */
function followRenames({ form }: FormRecord, index: number, { before, after }: Record<'before' | 'after', string[]>) {
  if (before.length !== after.length) return
  const fields = form.getValues('definition.fields')
  for (const [at, { when }] of fields.entries()) {
    if (!when || when.field !== fields[index]?.key) continue
    const renamed = after[before.indexOf(when.is)]
    if (renamed !== undefined && !after.includes(when.is) && !before.includes(renamed))
      form.setValue(`definition.fields.${at}.when.is`, renamed, { shouldDirty: true })
  }
}

/** One option per line. Empty lines are removed on blur. */
function Options({ record, index }: At) {
  const { form } = record
  const before = useRef<string[]>([])
  return (
    <Controller
      control={form.control}
      name={`definition.fields.${index}.options`}
      render={({ field: { value = [], onChange, onBlur, ref, name }, fieldState }) => (
        <TextAreaField
          label="Options"
          hint="One on each line."
          className="sm:col-span-2"
          name={name}
          ref={ref}
          value={value.join('\n')}
          onChange={({ target }) => onChange(target.value.split('\n'))}
          onFocus={() => {
            before.current = value
          }}
          onBlur={() => {
            const after = value.map((option) => option.trim()).filter(Boolean)
            onChange(after)
            followRenames(record, index, { before: before.current, after })
            onBlur()
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

const asBound = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed))

function Bounds({ record: { form }, index, isNumber }: At & { isNumber: boolean }) {
  const errors = form.formState.errors.definition?.fields?.[index]
  const [fewest, most] = isNumber ? ['Smallest', 'Largest'] : ['Fewest characters', 'Most characters']
  const bound = { setValueAs: asBound }
  return (
    <>
      <TextField
        label={fewest ?? ''}
        inputMode="numeric"
        error={errors?.min?.message}
        {...form.register(`definition.fields.${index}.min`, bound)}
      />
      <TextField
        label={most ?? ''}
        inputMode="numeric"
        error={errors?.max?.message}
        {...form.register(`definition.fields.${index}.max`, bound)}
      />
    </>
  )
}

/** The condition that shows a field, about a field above it. A step's condition covers all fields in the step. */
function Condition({ record: { form }, index, values }: Omit<Props, 'remove'>) {
  const errors = form.formState.errors.definition?.fields?.[index]?.when
  const above = values
    .slice(0, index)
    .filter(({ type }) => type !== 'step')
    .map(({ key, label }) => ({ value: key, title: `when “${label}” is` }))
  const about = values[index]?.when?.field ?? ''
  if (above.length === 0 && about === '') return null
  const isKnown = about === '' || above.some(({ value }) => value === about)
  const at = `definition.fields.${index}.when` as const
  return (
    <>
      <SelectField
        label="Shown"
        placeholder="always"
        options={isKnown ? above : [...above, { value: about, title: 'when a field that is not above it is' }]}
        error={errors?.field?.message}
        {...form.register(`${at}.field`, { onChange: () => form.setValue(`${at}.is`, '') })}
      />
      {about !== '' && (
        <ConditionAnswer
          about={values.find(({ key }) => key === about)}
          is={values[index]?.when?.is ?? ''}
          error={errors?.is?.message}
          field={form.register(`${at}.is`)}
        />
      )}
    </>
  )
}

type AnswerProps = {
  about: Values[number] | undefined
  is: string
  error: string | undefined
  field: UseFormRegisterReturn
}

/** The required answer: one from a list if the field can have only those. */
function ConditionAnswer({ about, is, error, field }: AnswerProps) {
  const answers = about && answersOf({ type: about.type, options: about.options ?? [], value: about.value ?? '' })
  if (!answers) return <TextField label="Answer" hint="Leave it empty for any answer." error={error} {...field} />
  const titleOf = (answer: string) => (about.type === 'consent' ? 'Given' : answer)
  const options = answers.filter(Boolean).map((value) => ({ value, title: titleOf(value) }))
  const isKnown = is === '' || answers.includes(is)
  return (
    <SelectField
      label="Answer"
      placeholder="any answer"
      options={isKnown ? options : [...options, { value: is, title: `“${is}”, which is none of its answers` }]}
      error={error}
      {...field}
    />
  )
}
