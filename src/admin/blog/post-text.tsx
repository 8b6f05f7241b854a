import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { kinds } from '../../shared/content/kinds/index.ts'
import { pathOf } from '../../shared/selling/catalogue/path-segment.ts'
import { TextField } from '../../ui/text-field.tsx'
import { RichTextField } from '../fields/rich-text-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { FindingField } from './post-check.tsx'
import type { PostFormApi } from './post-values.ts'

/** Title, address and text of a post. A new post's address follows its title until it is edited. */
export function PostText({ form, isNew }: { form: PostFormApi; isNew: boolean }) {
  const [touched, setTouched] = useState(!isNew)
  const { errors } = form.formState
  const follow = (title: string) => {
    if (!touched) form.setValue('path', pathOf(title), { shouldDirty: true })
  }
  return (
    <div className="grid min-w-0 content-start gap-5 max-lg:pb-6">
      <TextField
        label="Title"
        required
        autoFocus={isNew}
        error={errors.title?.message}
        {...form.register('title', { onChange: ({ target }) => follow(target.value) })}
      />
      <FindingField name="path">
        <TextField
          label="URL"
          required
          before={kinds.post.prefix}
          hint={isNew ? undefined : 'When it changes, the old URL redirects here.'}
          error={errors.path?.message}
          {...form.register('path', { onChange: () => setTouched(true) })}
        />
      </FindingField>
      <FindingField name="shortDescription">
        <TextAreaField
          label="Summary"
          hint="One or two sentences, shown in lists and in search engines."
          maxLength={500}
          error={errors.shortDescription?.message}
          {...form.register('shortDescription')}
        />
      </FindingField>
      <FindingField name="body">
        <Controller
          control={form.control}
          name="body"
          render={({ field, fieldState }) => (
            <RichTextField
              label="Text"
              holds="article"
              value={field.value ?? ''}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </FindingField>
    </div>
  )
}
