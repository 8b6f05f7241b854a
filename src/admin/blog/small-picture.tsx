import { pictureUrl } from '../../shared/content/media/pictures.ts'
import { PictureChoice, ReplaceOrRemove } from '../ui/pictures/picture-choice.tsx'

type Props = {
  label?: string
  hint?: string
  value: string | null
  onChange: (id: string | null) => void
  error?: string | undefined
}

/** One picture of the library, by its id: that of a post, or of an author. */
export function SmallPicture({ label = 'Picture', hint, value, onChange, error }: Props) {
  return (
    <PictureChoice
      label={label}
      {...(hint ? { hint } : {})}
      {...(error ? { error } : {})}
      onPick={({ _id }) => onChange(_id)}
    >
      {value === null
        ? null
        : (replace) => (
            <div className="flex items-center gap-3">
              <img
                src={pictureUrl(value, 240)}
                alt="Shown now"
                className="size-20 shrink-0 rounded-[8px] bg-ground-soft object-contain"
              />
              <ReplaceOrRemove onReplace={replace} onRemove={() => onChange(null)} />
            </div>
          )}
    </PictureChoice>
  )
}
