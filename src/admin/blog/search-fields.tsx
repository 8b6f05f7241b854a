import { Controller, useWatch } from 'react-hook-form'
import { plainAddress } from '../../shared/content/kinds/index.ts'
import { TextField } from '../../ui/text-field.tsx'
import { SearchSnippet } from '../ui/search-snippet.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { FindingField } from './post-check.tsx'
import type { PostFormApi } from './post-values.ts'
import { SmallPicture } from './small-picture.tsx'

/** How a post appears in search engines and where links to it are shared. */
export function SearchFields({ form }: { form: PostFormApi }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label="Search title"
        hint="If empty, the title is used."
        maxLength={200}
        error={errors.seoTitle?.message}
        {...form.register('seoTitle')}
      />
      <FindingField name="seoDescription">
        <TextAreaField
          label="Search description"
          hint="If empty, the summary is used."
          maxLength={500}
          rows={2}
          error={errors.seoDescription?.message}
          {...form.register('seoDescription')}
        />
      </FindingField>
      <Preview form={form} />
      <FindingField name="seoMediaId">
        <Controller
          control={form.control}
          name="seoMediaId"
          render={({ field, fieldState }) => (
            <SmallPicture
              label="Picture for sharing"
              hint="Shown with links to the post, on WhatsApp say. If empty, the picture above is used."
              value={field.value ?? null}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </FindingField>
    </>
  )
}

/** Texts fall back as in the head of the post's page. */
function Preview({ form }: { form: PostFormApi }) {
  const [title, path, summary, seoTitle, seoDescription] = useWatch({
    control: form.control,
    name: ['title', 'path', 'shortDescription', 'seoTitle', 'seoDescription'],
  })
  return (
    <SearchSnippet
      title={seoTitle?.trim() || title}
      path={plainAddress('post', path)}
      description={seoDescription?.trim() || summary || ''}
    />
  )
}
