import { ArrowUp, X } from 'lucide-react'
import type { Ref } from 'react'
import { SelectField } from '../../ui/select-field.tsx'
import { useCategories } from '../catalogue/calls.ts'
import { categoryOptions, trailOf } from '../categories/tree.ts'
import { Badge } from '../ui/badge.tsx'
import { IconButton } from '../ui/icon-button.tsx'

type Props = {
  /** The first is the main one. */
  value: string[]
  onChange: (ids: string[]) => void
  error?: string
  ref?: Ref<HTMLSelectElement>
}

/** The categories that a product stands in; the first one is named on its page. */
export function CategoriesField({ value, onChange, error, ref }: Props) {
  const { data: rows = [] } = useCategories()
  const free = categoryOptions(rows).filter((option) => !value.includes(option.value))
  return (
    <div>
      <SelectField
        ref={ref}
        label="Categories"
        required
        error={error}
        placeholder={value.length === 0 ? 'Choose a category' : 'Add another category'}
        options={free}
        value=""
        onChange={({ target }) => target.value && onChange([...value, target.value])}
      />
      {value.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {value.map((id, index) => (
            <li key={id} className="flex min-h-10 items-center gap-2">
              <span className="min-w-0 flex-1 text-sm wrap-anywhere">{trailOf(rows, id) || '…'}</span>
              {index === 0 ? (
                <Badge tone="accent">Main</Badge>
              ) : (
                <IconButton
                  icon={ArrowUp}
                  label={`Make ${trailOf(rows, id)} the main category`}
                  onClick={() => onChange([id, ...value.filter((other) => other !== id)])}
                />
              )}
              <IconButton
                icon={X}
                label={`Remove from ${trailOf(rows, id)}`}
                onClick={() => onChange(value.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
