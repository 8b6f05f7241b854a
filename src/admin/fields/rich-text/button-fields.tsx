import { useId, useState } from 'react'
import { type ButtonFigure, buttonLooks, longestButton } from '../../../shared/content/blog/article.ts'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { labelClass } from '../frame.tsx'
import { LinkChooser } from '../link-chooser.tsx'
import { addressOfLink, linkOf } from './address-of.ts'

const lookTitles = { primary: 'Stands out', plain: 'Plain' }

type Props = {
  figure: ButtonFigure
  /** About the text while there is none, else about the link. */
  error: string | undefined
  onChange: (figure: ButtonFigure) => void
}

/** Text, link and look of a button in the text. */
export function ButtonFields({ figure, error, onChange }: Props) {
  const id = useId()
  const [link, setLink] = useState(() => linkOf(figure.href))
  const hasText = figure.text.trim() !== ''
  return (
    <>
      <TextField
        label="Text of the button"
        maxLength={longestButton}
        error={hasText ? undefined : error}
        value={figure.text}
        onChange={({ target }) => onChange({ ...figure, text: target.value })}
      />
      <FieldGroup error={hasText ? error : undefined}>
        <p id={`${id}-label`} className={`mb-1 ${labelClass}`}>
          Link to
        </p>
        <LinkChooser
          id={id}
          label="Link to"
          link={link}
          onChange={(next) => {
            setLink(next)
            onChange({ ...figure, href: addressOfLink(next) ?? '' })
          }}
        />
      </FieldGroup>
      <SelectField
        label="Look"
        options={buttonLooks.map((value) => ({ value, title: lookTitles[value] }))}
        value={figure.look}
        onChange={({ target }) => onChange({ ...figure, look: target.value === 'plain' ? 'plain' : 'primary' })}
      />
    </>
  )
}
