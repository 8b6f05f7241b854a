import { Controller } from 'react-hook-form'
import { TagsInput } from '../ui/tags-input.tsx'
import type { ProductFormApi } from './product-values.ts'

/** Words that products are gathered by, in collections and lists. */
export function TagsField({ form }: { form: ProductFormApi }) {
  return (
    <Controller
      control={form.control}
      name="tags"
      render={({ field, fieldState }) => (
        <TagsInput
          label="Tags"
          hint="Separate them with commas."
          value={field.value ?? []}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={textOf(fieldState.error)}
        />
      )}
    />
  )
}

/** A refusal may name the tags, or one of them. */
function textOf(error: { message?: string } | ({ message?: string } | undefined)[] | undefined): string | undefined {
  return Array.isArray(error) ? error.find((one) => one?.message)?.message : error?.message
}
