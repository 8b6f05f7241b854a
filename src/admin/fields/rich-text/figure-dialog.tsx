import { useId, useState } from 'react'
import { attributesOf, type Figure, figureOf } from '../../../shared/content/blog/article.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MediaField } from '../../ui/pictures/media-field.tsx'
import { FromLibrary } from '../controls/library-file.tsx'
import { labelClass } from '../frame.tsx'
import { ThingPicker } from '../things/thing-picker.tsx'
import { ButtonFields } from './button-fields.tsx'

export const emptyFigures = {
  picture: { of: 'picture', media: '', alt: '', caption: '' },
  video: { of: 'video', address: '', caption: '' },
  product: { of: 'product', path: '' },
  button: { of: 'button', text: '', href: '', look: 'primary' },
} satisfies Record<Figure['of'], Figure>

const missing: Record<Figure['of'], string> = {
  picture: 'Choose a picture.',
  video: 'Enter the address of a video at YouTube or Vimeo, or of a file such as https://…/film.mp4.',
  product: 'Choose a product.',
  button: 'Choose where the button leads.',
}

const errorOf = (figure: Figure) =>
  figure.of === 'button' && !figure.text.trim() ? 'Enter the text of the button.' : missing[figure.of]

type Props = { figure: Figure; isNew: boolean; onPut: (figure: Figure) => void; onClose: () => void }

/** Edits a figure. Not a `<form>`, because it may be inside one. */
export function FigureDialog({ figure: first, isNew, onPut, onClose }: Props) {
  const [figure, setFigure] = useState(first)
  const [error, setError] = useState<string>()
  const put = () => {
    const whole = figureOf(attributesOf(figure))
    if (whole?.of === figure.of) onPut(whole)
    else setError(errorOf(figure))
  }
  const change = (next: Figure) => {
    setFigure(next)
    setError(undefined)
  }
  const titles = { picture: 'Picture', video: 'Video', product: 'Product', button: 'Button' }
  return (
    <Dialog
      title={titles[figure.of]}
      onClose={onClose}
      finalFocus={() => false}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={put}>{isNew ? 'Insert' : 'Apply'}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Fields figure={figure} error={error} onChange={change} />
      </div>
    </Dialog>
  )
}

type FieldsProps = { figure: Figure; error: string | undefined; onChange: (figure: Figure) => void }

function Fields({ figure, error, onChange }: FieldsProps) {
  if (figure.of === 'product') return <Product figure={figure} error={error} onChange={onChange} />
  if (figure.of === 'button') return <ButtonFields figure={figure} error={error} onChange={onChange} />
  return (
    <>
      {figure.of === 'picture' ? (
        <MediaField
          label="Picture"
          error={error}
          value={figure.media ? { id: figure.media, alt: figure.alt } : null}
          onChange={(picture) => onChange({ ...figure, media: picture?.id ?? '', alt: picture?.alt ?? '' })}
        />
      ) : (
        <div>
          <TextField
            label="Address of the video"
            hint="One of the library, or its address at YouTube or Vimeo. It loads when the visitor plays it."
            inputMode="url"
            maxLength={500}
            error={error}
            value={figure.address}
            onChange={({ target }) => onChange({ ...figure, address: target.value })}
          />
          <FromLibrary kind="video" onPick={(address) => onChange({ ...figure, address })} />
        </div>
      )}
      <TextField
        label="Caption"
        maxLength={300}
        value={figure.caption}
        onChange={({ target }) => onChange({ ...figure, caption: target.value })}
      />
    </>
  )
}

type ProductProps = Omit<FieldsProps, 'figure'> & { figure: Extract<Figure, { of: 'product' }> }

function Product({ figure, error, onChange }: ProductProps) {
  const id = useId()
  return (
    <FieldGroup error={error}>
      <p id={`${id}-label`} className={`mb-1 ${labelClass}`}>
        Product
      </p>
      <ThingPicker
        kind="product"
        label="Product"
        value={figure.path}
        onChange={(path) => onChange({ of: 'product', path })}
        input={{ id }}
        labelledBy={`${id}-label`}
      />
    </FieldGroup>
  )
}
