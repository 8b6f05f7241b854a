import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { pictureUrl } from '../../shared/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { MediaPicker } from '../media/media-picker.tsx'

/** The picture that stands beside a link to the page in a chat or a post; its id, or nothing. */
export function SharePicture({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const [picking, setPicking] = useState(false)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Picture where it is shared</legend>
      {value ? (
        <div className="flex flex-wrap items-center gap-3">
          <img
            src={pictureUrl(value, 480)}
            alt="What is shown beside a shared link"
            className="aspect-[1.91/1] w-44 rounded-[6px] border border-line object-cover"
          />
          <span className="flex flex-wrap">
            <Button look="quiet" onClick={() => setPicking(true)}>
              Replace
            </Button>
            <Button look="quiet" onClick={() => onChange('')}>
              Remove
            </Button>
          </span>
        </div>
      ) : (
        <button
          type="button"
          onClick={() => setPicking(true)}
          className="flex min-h-20 w-full items-center justify-center gap-2 rounded-button border border-dashed border-line-strong text-ink-soft hover:border-current hover:text-ink"
        >
          <ImagePlus className="size-5" aria-hidden />
          Choose a picture
        </button>
      )}
      {picking && (
        <MediaPicker choose="one" onClose={() => setPicking(false)} onPick={([item]) => item && onChange(item._id)} />
      )}
    </fieldset>
  )
}
