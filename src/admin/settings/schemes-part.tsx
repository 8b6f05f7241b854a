import { Plus, Trash2 } from 'lucide-react'
import { newScheme } from '../../shared/sites/theme/colour-schemes.ts'
import { schemeSlots } from '../../shared/sites/theme/scheme-slots.ts'
import type { Theme } from '../../shared/sites/theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Colours } from './look-parts.tsx'
import type { LookForm } from './look-values.ts'

type Props = { form: LookForm; theme: Theme; onChange: (theme: Theme) => void }

/** Colours of the owner's own that a section's background may name, in the builder. */
export function SchemesPart({ form, theme, onChange }: Props) {
  const more = newScheme(theme)
  return (
    <div className="grid gap-6">
      {theme.schemes.map(({ slot, title }, index) => (
        <Scheme
          key={`${slot} ${index}`}
          {...{ form, index, title }}
          onDelete={() => onChange({ ...theme, schemes: theme.schemes.filter((scheme) => scheme.slot !== slot) })}
        />
      ))}
      <div>
        <Button
          look="secondary"
          disabled={!more}
          onClick={() => more && onChange({ ...theme, schemes: [...theme.schemes, more] })}
        >
          <Plus className="size-4" aria-hidden />
          Add a colour scheme
        </Button>
        {!more && (
          <p className="mt-2 text-sm text-ink-soft">A site has up to {schemeSlots.length} colour schemes of its own.</p>
        )}
      </div>
    </div>
  )
}

type SchemeProps = { form: LookForm; index: number; title: string; onDelete: () => void }

function Scheme({ form, index, title, onDelete }: SchemeProps) {
  const errors = form.formState.errors.theme?.schemes?.[index]
  return (
    <fieldset>
      <legend className="sr-only">{title}</legend>
      <div className="mb-4 flex items-end gap-2">
        <TextField
          label="Name"
          className="min-w-0 flex-1"
          maxLength={24}
          error={errors?.title?.message}
          {...form.register(`theme.schemes.${index}.title`)}
        />
        <IconButton icon={Trash2} label={`Delete ${title}`} onClick={onDelete} />
      </div>
      <Colours
        control={form.control}
        colours={[
          [`theme.schemes.${index}.bg`, 'Background'],
          [`theme.schemes.${index}.text`, 'Text'],
          [`theme.schemes.${index}.accent`, 'Accent'],
          [`theme.schemes.${index}.button.backgroundColor`, 'Button'],
          [`theme.schemes.${index}.button.textColor`, 'Text on button'],
        ]}
      />
    </fieldset>
  )
}
