import { pictureUrl } from '../../shared/content/media/pictures.ts'
import { PictureChoice, ReplaceOrRemove } from '../ui/pictures/picture-choice.tsx'

type Props = { value: string | null; onChange: (id: string | null) => void; error?: string }

/** The picture of a category on tiles. Its title stands beside it everywhere, so it needs no description here. */
export function CategoryPicture({ value, onChange, error }: Props) {
  return (
    <PictureChoice label="Picture" error={error} onPick={({ _id }) => onChange(_id)}>
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
