import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from '../../ui/field.tsx'

type Props = FieldFrame &
  Pick<ComponentProps<'input'>, 'accept' | 'disabled' | 'ref' | 'onBlur'> & {
    onChoose: (file: File | undefined) => void
  }

/** A file to choose, by its name. */
export function FileField({ accept, disabled, ref, onBlur, onChoose, ...frame }: Props) {
  return (
    <Field {...frame}>
      {(control) => (
        <input
          {...control}
          {...{ accept, disabled, ref, onBlur }}
          type="file"
          // Lets the same file be chosen again once it is mended.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ target }) => onChoose(target.files?.[0])}
          className="control w-full py-2 file:mr-3 file:border-0 file:bg-transparent file:font-semibold"
        />
      )}
    </Field>
  )
}
