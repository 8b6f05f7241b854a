import type { ReactNode } from 'react'
import type { Picture } from '../../../shared/content/media/picture-shapes.ts'
import { pictureUrl } from '../../../shared/content/media/pictures.ts'
import { PictureChoice, ReplaceOrRemove } from './picture-choice.tsx'

type Props = {
  label: string
  value: Picture | null
  onChange: (value: Picture | null) => void
  hint?: ReactNode
  error?: string
}

/** One picture of the library with its description for those who do not see it. */
export function MediaField({ label, value, onChange, hint, error }: Props) {
  return (
    <PictureChoice label={label} hint={hint} error={error} onPick={({ _id, alt }) => onChange({ id: _id, alt })}>
      {value && ((replace) => <Chosen value={value} onChange={onChange} onReplace={replace} />)}
    </PictureChoice>
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
        <label className="block text-sm text-ink-soft">
          Description of the picture
          <input
            type="text"
            placeholder="Describe the picture in a few words"
            maxLength={300}
            value={value.alt}
            onChange={({ target }) => onChange({ ...value, alt: target.value })}
            className="control mt-1 w-full text-base text-ink"
          />
        </label>
        <div className="mt-1">
          <ReplaceOrRemove onReplace={onReplace} onRemove={() => onChange(null)} />
        </div>
      </div>
    </div>
  )
}
