import { pictureUrl } from '../../shared/content/media/pictures.ts'
import { PictureChoice, ReplaceOrRemove } from '../ui/pictures/picture-choice.tsx'

type Props = { value: string; onChange: (id: string) => void; error?: string }

/** The picture that stands beside a link to the page in a chat or a post; its id, or nothing. */
export function SharePicture({ value, onChange, error }: Props) {
  return (
    <PictureChoice label="Social sharing picture" error={error} onPick={({ _id }) => onChange(_id)}>
      {value === ''
        ? null
        : (replace) => (
            <div className="flex flex-wrap items-center gap-3">
              <img
                src={pictureUrl(value, 480)}
                alt="Shown with a shared link"
                className="aspect-[1.91/1] w-44 rounded-[6px] border border-line object-cover"
              />
              <ReplaceOrRemove onReplace={replace} onRemove={() => onChange('')} />
            </div>
          )}
    </PictureChoice>
  )
}
