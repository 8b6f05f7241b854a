import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { pictureUrl } from '../../../shared/content/media/pictures.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LazyPart, partOf } from '../../ui/lazy-part.tsx'
import type { MediaItem } from '../../ui/pictures/media-picker.tsx'
import { recordOf } from '../change.ts'
import { type ControlProps, textOf } from '../control.ts'
import { GroupFrame, inputClass } from '../frame.tsx'

const mediaPicker = partOf(async () => (await import('../../ui/pictures/media-picker.tsx')).MediaPicker)

/** A picture of the library, and the words for those who do not see it. */
export function ImageControl({ value, onChange, ...frame }: ControlProps) {
  const [picking, setPicking] = useState(false)
  const record = recordOf(value)
  const [media, alt] = [textOf(record.media), textOf(record.alt)]
  const { label } = frame.field
  const pick = ([item]: MediaItem[]) => item && onChange({ ...record, media: item._id, alt: item.alt })
  return (
    <GroupFrame {...frame}>
      {() => (
        <>
          {media ? (
            <Chosen
              label={label}
              media={media}
              onReplace={() => setPicking(true)}
              onRemove={() => onChange({ ...record, media: '', alt: '' })}
            />
          ) : (
            <button
              type="button"
              onClick={() => setPicking(true)}
              aria-label={`${label}: choose a picture`}
              className="flex min-h-14 w-full items-center justify-center gap-2 rounded-button border border-dashed border-line-strong text-sm text-ink-soft hover:border-current hover:text-ink"
            >
              <ImagePlus className="size-4" aria-hidden />
              Choose a picture
            </button>
          )}
          {media && <AltText alt={alt} onChange={(next) => onChange({ ...record, alt: next })} />}
          {picking && (
            <LazyPart of={mediaPicker} with={{ choose: 'one', onPick: pick, onClose: () => setPicking(false) }} />
          )}
        </>
      )}
    </GroupFrame>
  )
}

type ChosenProps = { label: string; media: string; onReplace: () => void; onRemove: () => void }

function Chosen({ label, media, onReplace, onRemove }: ChosenProps) {
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        onClick={onReplace}
        aria-label={`${label}: choose another picture`}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-button border border-line p-1.5 text-left text-sm hover:border-line-strong hover:bg-ground-soft"
      >
        <img
          src={pictureUrl(media, 240)}
          alt=""
          className="h-14 w-18 shrink-0 rounded-[5px] bg-ground-soft object-contain"
        />
        <span className="text-ink-soft">Replace</span>
      </button>
      <IconButton icon={Trash2} label={`Remove the picture of ${label}`} onClick={onRemove} />
    </div>
  )
}

function AltText({ alt, onChange }: { alt: string; onChange: (alt: string) => void }) {
  const id = useId()
  return (
    <div className="mt-2">
      <label htmlFor={id} className="mb-1 block text-xs text-ink-soft">
        Description
      </label>
      <textarea
        id={id}
        rows={2}
        value={alt}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={`${id}-hint`}
        placeholder="A weaver at her pit loom, half a blue saree done"
        className={`${inputClass} block resize-none py-1.5! [field-sizing:content]`}
      />
      <p id={`${id}-hint`} className="mt-1 text-xs text-ink-soft">
        Alt text for people who cannot see the picture. Leave empty if it is only decoration.
      </p>
    </div>
  )
}
