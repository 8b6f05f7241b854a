import { useId } from 'react'
import { t } from '../../shared/words.ts'
import { FieldError } from '../../ui/field.tsx'

type Props = { value: number; onChange: (stars: number) => void; error?: string | undefined }

const places = [1, 2, 3, 4, 5]
const shape = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z'

/** One to five stars, chosen by a press or the arrow keys: radio buttons that look like stars. */
export function StarField({ value, onChange, error }: Props) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold">{t('How do you like it?')}</legend>
      <div className="flex text-accent">
        {places.map((place) => (
          <label
            key={place}
            className="grid size-11 cursor-pointer place-items-center rounded-card has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={`${id}-stars`}
              value={place}
              checked={value === place}
              data-refused={error && ''}
              onChange={() => onChange(place)}
              className="sr-only"
            />
            <span className="sr-only">{place === 1 ? t('One star') : t('{count} stars', { count: place })}</span>
            <svg viewBox="0 0 20 20" className="size-7" aria-hidden="true">
              <path
                d={shape}
                fill={value >= place ? 'currentColor' : 'none'}
                stroke="currentColor"
                strokeWidth="1.2"
                strokeLinejoin="round"
              />
            </svg>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
