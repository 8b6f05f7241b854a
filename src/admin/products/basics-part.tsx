import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { kinds } from '../../shared/content/kinds/index.ts'
import { pathOf } from '../../shared/selling/catalogue/path-segment.ts'
import { TextField } from '../../ui/text-field.tsx'
import { RichTextField } from '../fields/rich-text-field.tsx'
import { Part } from '../ui/screen.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import type { ProductFormApi } from './product-values.ts'

/** Name, address and texts. A new product's address follows its name until it is edited. */
export function BasicsPart({ form, isNew }: { form: ProductFormApi; isNew: boolean }) {
  const [touched, setTouched] = useState(!isNew)
  const { errors } = form.formState
  const follow = (name: string) => {
    if (!touched) form.setValue('path', pathOf(name), { shouldDirty: true })
  }
  return (
    <Part title="Basics">
      <div className="grid gap-5">
        <TextField
          label="Name"
          required
          autoFocus={isNew}
          error={errors.name?.message}
          {...form.register('name', { onChange: ({ target }) => follow(target.value) })}
        />
        <TextField
          label="URL"
          required
          before={kinds.product.prefix}
          hint={isNew ? undefined : 'When it changes, the old URL redirects here.'}
          error={errors.path?.message}
          {...form.register('path', { onChange: () => setTouched(true) })}
        />
        <TextAreaField
          label="Summary"
          hint="One or two sentences, shown under the name and in search engines."
          maxLength={500}
          error={errors.summary?.message}
          {...form.register('summary')}
        />
        <Controller
          control={form.control}
          name="description"
          render={({ field, fieldState }) => (
            <RichTextField
              label="Description"
              value={field.value ?? ''}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
    </Part>
  )
}
