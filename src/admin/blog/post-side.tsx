import { type Ref, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { postStatuses } from '../../shared/content/blog/posts.ts'
import { fromZoned, toZoned } from '../../shared/zoned-time.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useZone } from '../ui/me.ts'
import { useBlogAuthors, useBlogCategories } from './calls.ts'
import { FindingField } from './post-check.tsx'
import { statusTitles } from './post-status.tsx'
import type { PostFormApi } from './post-values.ts'
import { RelatedPosts } from './related-posts.tsx'
import { SearchFields } from './search-fields.tsx'
import { SmallPicture } from './small-picture.tsx'

/** Beside the text: its state and time, where it stands in the blog, its picture, how it looks in a search engine. */
export function PostSide({ form, of }: { form: PostFormApi; of: string | undefined }) {
  return (
    <div className="grid content-start gap-5 border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8">
      <StateFields form={form} />
      <Organisation form={form} />
      <FindingField name="mediaId">
        <Controller
          control={form.control}
          name="mediaId"
          render={({ field, fieldState }) => (
            <SmallPicture value={field.value ?? null} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
      </FindingField>
      <FindingField name="relatedIds">
        <Controller
          control={form.control}
          name="relatedIds"
          render={({ field, fieldState }) => (
            <RelatedPosts
              value={field.value ?? []}
              onChange={field.onChange}
              error={fieldState.error?.message}
              of={of}
            />
          )}
        />
      </FindingField>
      <SearchFields form={form} />
    </div>
  )
}

const hints = {
  DRAFT: 'Only staff see it.',
  SCHEDULED: 'It is published at its date.',
  PUBLISHED: 'Visitors see it on the site.',
}

function StateFields({ form }: { form: PostFormApi }) {
  const zone = useZone()
  const status = useWatch({ control: form.control, name: 'status' }) ?? 'DRAFT'
  return (
    <>
      <Controller
        control={form.control}
        name="status"
        render={({ field, fieldState }) => (
          <SelectField
            label="Status"
            hint={hints[status]}
            error={fieldState.error?.message}
            options={postStatuses.map((value) => ({ value, title: statusTitles[value] }))}
            {...field}
          />
        )}
      />
      <Controller
        control={form.control}
        name="publishAt"
        render={({ field, fieldState }) => (
          <TextField
            label="Date"
            type="datetime-local"
            required={status === 'SCHEDULED'}
            hint={status === 'PUBLISHED' ? 'If empty, the time of publishing.' : undefined}
            error={fieldState.error?.message}
            ref={field.ref}
            value={field.value ? toZoned(field.value, zone) : ''}
            onChange={({ target }) => field.onChange(fromZoned(target.value, zone) ?? null)}
          />
        )}
      />
    </>
  )
}

function Organisation({ form }: { form: PostFormApi }) {
  const { data: authors = [] } = useBlogAuthors()
  return (
    <>
      <FindingField name="authorId">
        <Controller
          control={form.control}
          name="authorId"
          render={({ field, fieldState }) => (
            <SelectField
              label="Author"
              placeholder="No author"
              options={authors.map(({ _id, title }) => ({ value: _id, title }))}
              error={fieldState.error?.message}
              ref={field.ref}
              value={field.value ?? ''}
              onChange={({ target }) => field.onChange(target.value || null)}
            />
          )}
        />
      </FindingField>
      <FindingField name="categoryIds">
        <Controller
          control={form.control}
          name="categoryIds"
          render={({ field: { value = [], onChange }, fieldState }) => (
            <Categories value={value} onChange={onChange} error={fieldState.error?.message} />
          )}
        />
      </FindingField>
      <Controller
        control={form.control}
        name="tags"
        render={({ field: { value = [], onChange, ref }, fieldState }) => (
          <Tags value={value} onChange={onChange} ref={ref} error={fieldState.error?.message} />
        )}
      />
    </>
  )
}

type CategoriesProps = { value: string[]; onChange: (ids: string[]) => void; error: string | undefined }

/** Boxes of all categories, and of those that were deleted since the post was opened or its draft kept. */
function Categories({ value, onChange, error }: CategoriesProps) {
  const { data } = useBlogCategories()
  if (!data) return null
  const deleted = value.filter((id) => !data.some(({ _id }) => _id === id))
  const boxes = [...data, ...deleted.map((_id) => ({ _id, title: 'A category that was deleted' }))]
  if (boxes.length === 0) return null
  return (
    <FieldGroup error={error}>
      <legend className="mb-1 text-sm font-semibold">Categories</legend>
      {boxes.map(({ _id, title }) => (
        <Checkbox
          key={_id}
          label={title}
          checked={value.includes(_id)}
          onChange={({ target }) => onChange(target.checked ? [...value, _id] : value.filter((other) => other !== _id))}
        />
      ))}
    </FieldGroup>
  )
}

type TagsProps = {
  value: string[]
  onChange: (tags: string[]) => void
  ref: Ref<HTMLInputElement>
  error: string | undefined
}

/** One text of tags, kept as typed until blur. */
function Tags({ value, onChange, ref, error }: TagsProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label="Tags"
      hint="Separated by commas."
      error={error}
      ref={ref}
      value={typed !== undefined && tagsIn(typed).join() === value.join() ? typed : value.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(tagsIn(target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

const tagsIn = (text: string) => [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean)
