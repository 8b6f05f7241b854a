import { useId } from 'react'
import type { Picture } from '../../shared/content/media/picture-shapes.ts'
import { pictureUrl } from '../../shared/content/media/pictures.ts'
import { lookOf } from '../../shared/selling/catalogue/looks.ts'
import type { Look } from '../../shared/selling/catalogue/products.ts'
import type { Option } from './choices.ts'

type Props = { option: Option; pictures: Picture[]; fault?: string; onLook: (look: Look) => void }

/** Look of each value of an option: a picture of the product, and a swatch colour. */
export function OptionLooks({ option, pictures, fault, onLook }: Props) {
  const told = option.looks?.filter(({ picture, swatch }) => picture || swatch).length ?? 0
  return (
    <details open={fault ? true : undefined}>
      <summary className="w-fit cursor-pointer text-sm leading-6 text-ink-soft pointer-coarse:leading-11">
        Pictures and swatches
        {told > 0 && <span className="ml-2 tabular-nums">{`${told} of ${option.values.length}`}</span>}
      </summary>
      <ul className="divide-y divide-line pt-1">
        {option.values.map((value) => (
          <ValueLook key={value} look={lookOf(option, value) ?? plain(value)} pictures={pictures} onLook={onLook} />
        ))}
      </ul>
      {fault && (
        <p className="mt-1 text-sm text-danger" role="alert">
          {fault}
        </p>
      )}
    </details>
  )
}

const plain = (value: string): Look => ({ value, picture: '', swatch: '' })

function ValueLook({ look, pictures, onLook }: Pick<Props, 'pictures' | 'onLook'> & { look: Look }) {
  return (
    <li className="grid gap-x-4 gap-y-2 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <SwatchInput look={look} onLook={onLook} />
      {pictures.length === 0 ? (
        <p className="self-center text-sm text-ink-soft">Add pictures to choose the one that shows this value.</p>
      ) : (
        <PictureChoice look={look} pictures={pictures} onLook={onLook} />
      )}
    </li>
  )
}

type PartProps = { look: Look; onLook: Props['onLook'] }

function SwatchInput({ look, onLook }: PartProps) {
  const { value, swatch } = look
  return (
    <div className="flex items-center gap-2">
      <input
        type="color"
        aria-label={`Swatch of ${value}`}
        value={swatch || '#ffffff'}
        className="size-9 shrink-0 cursor-pointer pointer-coarse:size-11"
        onChange={(event) => onLook({ ...look, swatch: event.target.value })}
      />
      <span className="min-w-0 leading-snug wrap-anywhere">{value}</span>
      {swatch ? (
        <button
          type="button"
          className="text-sm text-ink-soft underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
          onClick={() => onLook({ ...look, swatch: '' })}
        >
          No swatch<span className="sr-only"> for {value}</span>
        </button>
      ) : (
        <span className="text-sm text-ink-soft">No swatch</span>
      )}
    </div>
  )
}

function PictureChoice({ look, pictures, onLook }: PartProps & { pictures: Picture[] }) {
  const name = useId()
  const choose = (picture: string) => onLook({ ...look, picture })
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">Picture of {look.value}</legend>
      <label className="picture-choice">
        <input type="radio" name={name} checked={look.picture === ''} onChange={() => choose('')} />
        <span>None</span>
      </label>
      {pictures.map(({ id, alt }, index) => (
        <label key={id} className="picture-choice">
          <input type="radio" name={name} checked={look.picture === id} onChange={() => choose(id)} />
          <img src={pictureUrl(id, 240)} alt={alt || `Picture ${index + 1}`} loading="lazy" />
        </label>
      ))}
    </fieldset>
  )
}
