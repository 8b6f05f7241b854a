import { ChevronRight, Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { toast } from '../../client/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Part } from '../ui/screen.tsx'
import { Sortable, SortableRow } from '../ui/sortable.tsx'
import { newField } from './beginnings.ts'
import { FieldEditor, typeTitles, type Values } from './field-editor.tsx'
import type { FormRecord } from './form-record.ts'

/** The fields in their order, which is changed by drag or by keys. Each is a line that opens. */
export function FormFields({ record }: { record: FormRecord }) {
  const { control, formState, getValues } = record.form
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'definition.fields', keyName: 'row' })
  const values = useWatch({ control, name: 'definition.fields' })
  const [opened, setOpened] = useState<string[]>([])
  const faults = formState.errors.definition?.fields
  const add = (type: 'text' | 'step', label: string) => {
    const field = newField(type, label)
    append(field)
    setOpened([...opened, field.key])
  }
  const removeOne = (index: number) => {
    const field = getValues(`definition.fields.${index}`)
    remove(index)
    toast.undoable(`“${field.label || `Field ${index + 1}`}” is removed`, () => insert(index, field))
  }
  const toggle = (key: string) =>
    setOpened(opened.includes(key) ? opened.filter((one) => one !== key) : [...opened, key])
  const fault = faults?.root?.message ?? faults?.message
  return (
    <Part title="Fields" note="Answers come to the inbox by these labels.">
      <FieldGroup label="Fields" error={fault}>
        <Sortable onMove={move}>
          <ol className="border-t border-line">
            {fields.map(({ row, key }, index) => (
              <SortableRow
                key={row}
                id={row}
                index={index}
                name={nameOf(values, index)}
                className="border-b border-line"
              >
                {(handle) => (
                  <Row
                    handle={handle}
                    name={nameOf(values, index)}
                    note={noteOf(values, index)}
                    isStep={values[index]?.type === 'step'}
                    isOpen={opened.includes(key) || faults?.[index] !== undefined}
                    onToggle={() => toggle(key)}
                  >
                    <FieldEditor record={record} index={index} values={values} remove={() => removeOne(index)} />
                  </Row>
                )}
              </SortableRow>
            ))}
          </ol>
        </Sortable>
      </FieldGroup>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => add('text', 'New field')}>
          <Plus className="size-4" aria-hidden />
          Add field
        </Button>
        <Button look="secondary" onClick={() => add('step', 'New step')}>
          <Plus className="size-4" aria-hidden />
          Add step
        </Button>
      </div>
    </Part>
  )
}

const nameOf = (values: Values, index: number) => values[index]?.label || `Field ${index + 1}`

/** Type, whether it must be answered, and when it is shown. */
function noteOf(values: Values, index: number): string {
  const field = values[index]
  if (!field) return ''
  const about = values.find(({ key }) => key === field.when?.field)
  const answer = field.when?.is ? `is “${field.when.is}”` : 'is answered'
  const notes = [
    typeTitles[field.type],
    field.required && field.type !== 'step' && field.type !== 'hidden' && 'must be answered',
    about && `shown when “${about.label}” ${answer}`,
  ]
  return notes.filter(Boolean).join(' · ')
}

type RowProps = {
  handle: ReactNode
  name: string
  note: string
  isStep: boolean
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

function Row({ handle, name, note, isStep, isOpen, onToggle, children }: RowProps) {
  const id = useId()
  return (
    <>
      <div className={`flex items-center gap-1 ${isStep ? 'bg-ground-soft' : ''}`}>
        {handle}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-[5px] py-2 pr-3 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-sm text-ink-soft wrap-anywhere">{note}</span>
          </span>
          <ChevronRight
            className={`size-4 shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-90' : ''}`}
            aria-hidden
          />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className={isOpen ? 'pt-3 pb-6 sm:pl-8' : ''}>
        {isOpen && children}
      </div>
    </>
  )
}
