import { type ReactNode, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { plainAddress } from '../../shared/content/kinds/index.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BrandDialog } from '../brands/brand-dialog.tsx'
import { useBrands } from '../catalogue/calls.ts'
import { SearchSnippet } from '../ui/search-snippet.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TimeField } from '../ui/time-field.tsx'
import { CategoriesField } from './categories-field.tsx'
import type { ProductFormApi } from './product-values.ts'
import { SizeGuideField } from './size-guide-field.tsx'
import { TagsField } from './tags-field.tsx'
import { TaxFields } from './tax-fields.tsx'

/** Side column: status, categories, tax, search engine texts. */
export function SidePart({ form }: { form: ProductFormApi }) {
  const { errors } = form.formState
  const statusHint = useStatusHint(form)
  return (
    <div className="border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8">
      <SideBlock>
        <SelectField
          label="Status"
          hint={statusHint}
          error={errors.status?.message}
          options={[
            { value: 'DRAFT', title: 'Draft' },
            { value: 'SCHEDULED', title: 'Scheduled' },
            { value: 'PUBLISHED', title: 'Published' },
          ]}
          {...form.register('status')}
        />
        <PublishTime form={form} />
      </SideBlock>
      <SideBlock title="Organisation">
        <Controller
          control={form.control}
          name="categoryIds"
          render={({ field, fieldState }) => (
            <CategoriesField
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
              ref={field.ref}
            />
          )}
        />
        <BrandField form={form} />
        <TagsField form={form} />
        <SizeGuideField form={form} />
      </SideBlock>
      <SideBlock title="Tax">
        <TaxFields form={form} />
      </SideBlock>
      <SideBlock title="Search engines">
        <TextField
          label="Title"
          hint="If empty, the name is used."
          maxLength={120}
          error={errors.seoTitle?.message}
          {...form.register('seoTitle')}
        />
        <TextAreaField
          label="Description"
          hint="If empty, the summary is used."
          maxLength={300}
          rows={2}
          error={errors.seoDescription?.message}
          {...form.register('seoDescription')}
        />
        <SearchPreview form={form} />
      </SideBlock>
    </div>
  )
}

/** Publication time of a scheduled product, in the site's time zone. */
function PublishTime({ form }: { form: ProductFormApi }) {
  const status = useWatch({ control: form.control, name: 'status' })
  if (status !== 'SCHEDULED') return null
  return (
    <Controller
      control={form.control}
      name="publishAt"
      render={({ field, fieldState }) => (
        <TimeField
          label="Date and time"
          required
          error={fieldState.error?.message}
          value={field.value ?? null}
          onChange={field.onChange}
          ref={field.ref}
        />
      )}
    />
  )
}

/** Explains the chosen status: who sees the product, and from when. */
function useStatusHint(form: ProductFormApi): string {
  const chosen = useWatch({ control: form.control, name: 'status' })
  const isStored = chosen === form.formState.defaultValues?.status
  if (chosen === 'SCHEDULED') return 'It is published automatically at this time.'
  if (chosen === 'PUBLISHED')
    return isStored ? 'Customers see it in the shop.' : 'Customers see it in the shop once you save.'
  return isStored ? 'Only staff see it.' : 'Only staff see it once you save: it leaves the shop.'
}

function SideBlock({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5 first:border-t-0 first:pt-0">
      {title && <h2 className="mb-3 text-lg">{title}</h2>}
      <div className="grid gap-4">{children}</div>
    </section>
  )
}

function BrandField({ form }: { form: ProductFormApi }) {
  const { data: brands = [] } = useBrands()
  const [adding, setAdding] = useState(false)
  return (
    <Controller
      control={form.control}
      name="brandId"
      render={({ field, fieldState }) => (
        <div>
          <SelectField
            label="Brand"
            placeholder="No brand"
            options={brands.map(({ _id, name }) => ({ value: _id, title: name }))}
            error={fieldState.error?.message}
            name={field.name}
            ref={field.ref}
            onBlur={field.onBlur}
            value={field.value ?? ''}
            onChange={({ target }) => field.onChange(target.value || null)}
          />
          <button
            type="button"
            className="mt-1 min-h-8 text-sm text-link hover:underline pointer-coarse:min-h-11"
            onClick={() => setAdding(true)}
          >
            Add a brand
          </button>
          {adding && <BrandDialog onClose={() => setAdding(false)} onSaved={field.onChange} />}
        </div>
      )}
    />
  )
}

function SearchPreview({ form }: { form: ProductFormApi }) {
  const [name, path, summary, seoTitle, seoDescription] = useWatch({
    control: form.control,
    name: ['name', 'path', 'summary', 'seoTitle', 'seoDescription'],
  })
  return (
    <SearchSnippet
      title={seoTitle?.trim() || name}
      path={plainAddress('product', path)}
      description={seoDescription?.trim() || summary || ''}
    />
  )
}
