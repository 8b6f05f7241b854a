import { ImagePlus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Picture } from '../../shared/catalog.ts'
import { pictureUrl } from '../../shared/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { MediaPicker } from './media-picker.tsx'

type Props = {
  label: string
  value: Picture | null
  onChange: (value: Picture | null) => void
  hint?: ReactNode
  error?: string
}

/** One picture of the library with its description for those who do not see it. */
export function MediaField({ label, value, onChange, hint, error }: Props) {
  const id = useId()
  const [picking, setPicking] = useState(false)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset aria-describedby={described} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {value ? (
        <Chosen value={value} onChange={onChange} onReplace={() => setPicking(true)} />
      ) : (
        <button
          type="button"
          onClick={() => setPicking(true)}
          className={`flex min-h-20 w-full items-center justify-center gap-2 rounded-button border border-dashed text-ink-soft hover:border-current hover:text-ink ${error ? 'border-danger' : 'border-line-strong'}`}
        >
          <ImagePlus className="size-5" aria-hidden />
          Choose a picture
        </button>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
      {picking && (
        <MediaPicker
          choose="one"
          onClose={() => setPicking(false)}
          onPick={([item]) => item && onChange({ id: item._id, alt: item.alt })}
        />
      )}
    </fieldset>
  )
}

type ChosenProps = { value: Picture; onChange: Props['onChange']; onReplace: () => void }

function Chosen({ value, onChange, onReplace }: ChosenProps) {
  return (
    <div className="flex items-start gap-3">
      <div className="w-20 shrink-0">
        <span className="media-tile">
          <img src={pictureUrl(value.id, 240)} alt={value.alt} />
        </span>
      </div>
      <div className="min-w-0 flex-1">
        <input
          type="text"
          aria-label="Description of the picture"
          placeholder="What can be seen, in a few words"
          maxLength={300}
          value={value.alt}
          onChange={({ target }) => onChange({ ...value, alt: target.value })}
          className="control w-full"
        />
        <div className="mt-1 flex flex-wrap">
          <Button look="quiet" onClick={onReplace}>
            Replace
          </Button>
          <Button look="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        </div>
      </div>
    </div>
  )
}
