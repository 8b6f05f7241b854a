import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { pictureUrl } from '../../shared/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { MediaPicker } from '../media/media-picker.tsx'

type Props = { value: string | null; onChange: (id: string | null) => void; error?: string }

/** The picture of a category on tiles. Its title stands beside it everywhere, so it needs no description here. */
export function CategoryPicture({ value, onChange, error }: Props) {
  const [picking, setPicking] = useState(false)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Picture</legend>
      {value ? (
        <div className="flex items-center gap-3">
          <img
            src={pictureUrl(value, 240)}
            alt="As it is now"
            className="size-20 shrink-0 rounded-[8px] bg-ground-soft object-cover"
          />
          <div className="flex flex-wrap">
            <Button look="quiet" onClick={() => setPicking(true)}>
              Replace
            </Button>
            <Button look="quiet" onClick={() => onChange(null)}>
              Remove
            </Button>
          </div>
        </div>
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
      {error && <FieldError id="category-picture-error" text={error} />}
      {picking && (
        <MediaPicker choose="one" onClose={() => setPicking(false)} onPick={([item]) => item && onChange(item._id)} />
      )}
    </fieldset>
  )
}
