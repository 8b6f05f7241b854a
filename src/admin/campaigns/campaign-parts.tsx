import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { CampaignPart } from '../../shared/content/campaigns-admin.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Part } from '../ui/screen.tsx'
import { Sortable, SortableRow } from '../ui/sortable.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { PictureFields, PostFields, ProductFields } from './campaign-things.tsx'
import { type CampaignFormApi, partTitles } from './campaign-values.ts'

const fresh: Record<CampaignPart['kind'], CampaignPart> = {
  heading: { kind: 'heading', text: '' },
  text: { kind: 'text', text: '' },
  button: { kind: 'button', text: '', href: '' },
  divider: { kind: 'divider' },
  picture: { kind: 'picture', mediaId: '', alt: '', href: '' },
  products: { kind: 'products', paths: [] },
  posts: { kind: 'posts', slugs: [] },
}

const kinds = Object.keys(fresh) as CampaignPart['kind'][]

/** The parts of the mail in order, reordered by drag or by keys. */
export function CampaignParts({ form }: { form: CampaignFormApi }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'parts', keyName: 'row' })
  const values = useWatch({ control: form.control, name: 'parts' })
  const { parts } = form.formState.errors
  const fault = parts?.root?.message ?? parts?.message
  return (
    <Part title="What it says" note="In the colours and fonts of your site. The link to unsubscribe is added below.">
      <FieldGroup label="Parts" error={fault}>
        <Sortable onMove={move}>
          <ol className="border-t border-line">
            {fields.map(({ row }, index) => {
              const kind = values[index]?.kind ?? 'text'
              const name = `${partTitles[kind]} ${index + 1}`
              return (
                <SortableRow key={row} id={row} index={index} name={name} className="border-b border-line py-4">
                  {(handle) => (
                    <div className="flex items-start gap-2">
                      {handle}
                      <PartFields form={form} index={index} kind={kind} />
                      <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => remove(index)} />
                    </div>
                  )}
                </SortableRow>
              )
            })}
          </ol>
        </Sortable>
      </FieldGroup>
      <div className="mt-5 flex flex-wrap gap-3">
        {kinds.map((kind) => (
          <Button key={kind} look="secondary" onClick={() => append(fresh[kind])}>
            <Plus className="size-4" aria-hidden />
            {partTitles[kind]}
          </Button>
        ))}
      </div>
    </Part>
  )
}

type FieldsProps = { form: CampaignFormApi; index: number; kind: CampaignPart['kind'] }

function PartFields({ form, index, kind }: FieldsProps) {
  // Each kind of part has its own fields.
  const errors = form.formState.errors.parts?.[index] as { [field: string]: { message?: string } } | undefined
  const text = (label: string) => (
    <TextField label={label} required error={errors?.text?.message} {...form.register(`parts.${index}.text`)} />
  )
  switch (kind) {
    case 'heading':
      return <Fields>{text('Heading')}</Fields>
    case 'text':
      return (
        <Fields>
          <TextAreaField
            label="Text"
            required
            rows={5}
            hint="An empty line begins a new paragraph."
            error={errors?.text?.message}
            {...form.register(`parts.${index}.text`)}
          />
        </Fields>
      )
    case 'button':
      return (
        <Fields>
          {text('Button')}
          <TextField
            label="Leads to"
            required
            hint="A page of this site, or a whole address."
            error={errors?.href?.message}
            {...form.register(`parts.${index}.href`)}
          />
        </Fields>
      )
    case 'picture':
      return <PictureFields form={form} index={index} />
    case 'products':
      return <ProductFields form={form} index={index} />
    case 'posts':
      return <PostFields form={form} index={index} />
    case 'divider':
      return <p className="min-w-0 flex-1 self-center text-ink-soft">A line between what stands above and below</p>
  }
}

function Fields({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 flex-1 gap-4">{children}</div>
}
