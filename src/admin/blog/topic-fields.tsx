import { useState } from 'react'
import { Controller, type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { type KindName, kinds, plainAddress } from '../../shared/content/kinds/index.ts'
import { pathOf } from '../../shared/selling/catalogue/path-segment.ts'
import { TextField } from '../../ui/text-field.tsx'
import { SearchSnippet } from '../ui/search-snippet.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { SmallPicture } from './small-picture.tsx'

type Topic = {
  title: string
  path?: string | undefined
  /** Line below an author's name. */
  subtitle?: string
  description?: string
  mediaId?: string | null
}

type Props<Values extends Topic & FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>
  kind: KindName
  isNew: boolean
  /** Label of the picture field. */
  picture?: string
}

/** Fields shared by categories, tags and authors. A new record's address follows its name until it is edited. */
export function NameFields<Values extends Topic & FieldValues>({ form, kind, isNew }: Omit<Props<Values>, 'picture'>) {
  const [touched, setTouched] = useState(!isNew)
  const { errors } = form.formState
  const [title, path] = ['title' as Path<Values>, 'path' as Path<Values>]
  const faultOf = (name: string) => (errors as Record<string, { message?: string } | undefined>)[name]?.message
  return (
    <>
      <TextField
        label="Name"
        required
        error={faultOf('title')}
        {...form.register(title, {
          onChange: ({ target }) =>
            !touched && form.setValue(path, pathOf(target.value) as PathValue<Values, typeof path>),
        })}
      />
      <TextField
        label="URL"
        required
        before={kinds[kind].prefix}
        hint={isNew ? undefined : 'When it changes, the old URL redirects here.'}
        error={faultOf('path')}
        {...form.register(path, { onChange: () => setTouched(true) })}
      />
    </>
  )
}

/** Fields for the top of the record's public page. */
export function PageFields<Values extends Topic & FieldValues>({
  form,
  kind,
  picture = 'Picture',
}: Omit<Props<Values>, 'isNew'>) {
  const [description, mediaId] = ['description' as Path<Values>, 'mediaId' as Path<Values>]
  const shown: Partial<Topic> = useWatch({ control: form.control })
  const fault = (form.formState.errors as Record<string, { message?: string } | undefined>).description?.message
  return (
    <>
      <TextAreaField
        label="Description"
        hint="Shown on its page and in search engines."
        maxLength={1_000}
        rows={3}
        error={fault}
        {...form.register(description)}
      />
      <SearchSnippet
        title={shown.title ?? ''}
        path={plainAddress(kind, shown.path ?? '')}
        description={shown.description?.trim() || shown.subtitle || ''}
      />
      <Controller
        control={form.control}
        name={mediaId}
        render={({ field, fieldState }) => (
          <SmallPicture
            label={picture}
            value={field.value ?? null}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}
