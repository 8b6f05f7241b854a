import { useEffect, useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'

type Props = {
  label: string
  hint?: string
  error?: string
  value: string[]
  onChange: (tags: string[]) => void
  onBlur?: () => void
}

/** Several short words in one field, parted by commas. What is typed stays as it was typed until the field is left. */
export function TagsInput({ value, onChange, onBlur, ...field }: Props) {
  const [text, setText] = useState(value.join(', '))
  useEffect(() => {
    setText((typed) => (same(tagsIn(typed), value) ? typed : value.join(', ')))
  }, [value])
  return (
    <TextField
      {...field}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(tagsIn(target.value))
      }}
      onBlur={() => {
        setText(value.join(', '))
        onBlur?.()
      }}
    />
  )
}

const same = (one: string[], other: string[]) => one.join('\n') === other.join('\n')

/** Small letters, each once. */
function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().toLowerCase())
  return [...new Set(tags.filter(Boolean))]
}
