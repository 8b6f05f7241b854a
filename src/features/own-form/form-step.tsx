import type { ReactNode } from 'react'
import type { FormStep } from '../../shared/content/forms/form-answers.ts'
import { t } from '../../shared/words.ts'

type StepProps = { step: FormStep; index: number; of: number; shown: boolean; children: ReactNode }

/** Hidden steps keep their answers; without script all steps are shown. */
export function Step({ step: { title, help }, index, of, shown, children }: StepProps) {
  if (of === 1 && title === '') return <div className="grid gap-5">{children}</div>
  return (
    <fieldset className={`min-w-0 ${shown ? '' : 'without-script'}`}>
      <legend data-step={index} tabIndex={-1} className="mb-5 outline-none">
        {of > 1 && (
          <span className="block text-sm text-ink-soft">
            {t('Step {number} of {count}', { number: index + 1, count: of })}
          </span>
        )}
        {title && <span className="mt-1 block font-heading text-xl">{title}</span>}
      </legend>
      <div className="grid gap-5">
        {help && <p className="whitespace-pre-line text-ink-soft">{help}</p>}
        {children}
      </div>
    </fieldset>
  )
}
