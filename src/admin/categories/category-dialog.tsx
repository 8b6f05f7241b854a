import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changeCategory, createCategory } from '../../server/modules/selling/categories/categories.contract.ts'
import { kinds, plainAddress } from '../../shared/content/kinds/index.ts'
import { type CategoryRow, categoryChange } from '../../shared/selling/catalogue/categories.ts'
import { pathOf } from '../../shared/selling/catalogue/path-segment.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRefreshCatalogue, useSizeGuides } from '../catalogue/calls.ts'
import { CategoryPicture } from '../catalogue/category-picture.tsx'
import { CustomInputs } from '../catalogue/custom-inputs.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { SearchSnippet } from '../ui/search-snippet.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { categoryOptions, isWithin } from './tree.ts'

type Props = {
  rows: CategoryRow[]
  /** The category to edit; undefined for a new one. */
  category?: CategoryRow
  /** Parent of a new category. */
  parentId?: string
  onClose: () => void
}

// Its place among its siblings is given by dragging.
const schema = categoryChange.omit({ position: true })

/** A category's name, URL, place, text and picture. */
export function CategoryDialog({ rows, category, parentId, onClose }: Props) {
  const record = useCategoryForm({ category, parentId, onClose })
  return (
    <FormDialog
      title={category ? 'Edit category' : 'New category'}
      onClose={onClose}
      action={category ? 'Save' : 'Add category'}
      record={record}
    >
      <CategoryFields form={record.form} rows={rows} category={category} />
    </FormDialog>
  )
}

function useCategoryForm({ category, parentId, onClose }: Omit<Props, 'rows'>) {
  const refresh = useRefreshCatalogue()
  return useRecordForm({
    schema,
    values: {
      title: category?.title ?? '',
      path: category?.path ?? '',
      parentId: category?.parentId ?? parentId ?? null,
      description: category?.description ?? '',
      mediaId: category?.image?.id ?? null,
      sizeGuideId: category?.sizeGuideId ?? null,
      custom: category?.custom ?? {},
      revision: category?.revision ?? 0,
    },
    save: async (values) => {
      if (category) await call(changeCategory, { params: { id: category._id }, body: values })
      else await call(createCategory, { body: values })
      await refresh()
      toast.success(category ? 'Category saved' : 'Category added')
      onClose()
      return values
    },
  })
}

type FieldsProps = Pick<Props, 'rows' | 'category'> & { form: ReturnType<typeof useCategoryForm>['form'] }

/** A new category's URL follows its name until it is edited. */
function CategoryFields({ form, rows, category }: FieldsProps) {
  const [touched, setTouched] = useState(category !== undefined)
  const { errors } = form.formState
  const { data: guides = [] } = useSizeGuides()
  const [title, path, description = ''] = useWatch({ control: form.control, name: ['title', 'path', 'description'] })
  const parents = category ? rows.filter((row) => !isWithin(rows, row, category._id)) : rows
  return (
    <>
      <TextField
        label="Name"
        required
        error={errors.title?.message}
        {...form.register('title', {
          onChange: ({ target }) => !touched && form.setValue('path', pathOf(target.value)),
        })}
      />
      <TextField
        label="URL"
        required
        before={kinds.category.prefix}
        hint={category && 'When it changes, the old URL redirects here.'}
        error={errors.path?.message}
        {...form.register('path', { onChange: () => setTouched(true) })}
      />
      <SelectField
        label="Parent category"
        placeholder="None (top level)"
        options={categoryOptions(parents)}
        error={errors.parentId?.message}
        {...form.register('parentId', { setValueAs: (id: string | null) => id || null })}
      />
      <TextAreaField
        label="Description"
        hint="Shown on its page and in search engines."
        maxLength={2_000}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <SearchSnippet title={title} path={plainAddress('category', path)} description={description} />
      <Controller
        control={form.control}
        name="custom"
        render={({ field }) => (
          <CustomInputs
            owner="CATEGORY"
            value={field.value ?? {}}
            onChange={field.onChange}
            errors={errors.custom as Record<string, { message?: string } | undefined> | undefined}
          />
        )}
      />
      {guides.length > 0 && (
        <SelectField
          label="Size guide"
          placeholder="None of its own"
          hint="Products show it whose main category this is, or one below it."
          options={guides.map(({ _id, title }) => ({ value: _id, title }))}
          error={errors.sizeGuideId?.message}
          {...form.register('sizeGuideId', { setValueAs: (id: string | null) => id || null })}
        />
      )}
      <Controller
        control={form.control}
        name="mediaId"
        render={({ field, fieldState }) => (
          <CategoryPicture value={field.value ?? null} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
    </>
  )
}
