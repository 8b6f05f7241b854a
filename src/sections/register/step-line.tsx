import { t } from '../../shared/words.ts'

const names = ['About you', 'Password', 'Code']

/** Progress through the three steps. */
export function StepLine({ step }: { step: number }) {
  return (
    <ol className="flex gap-2" aria-label={t('Steps')}>
      {names.map((name, index) => (
        <li
          key={name}
          className={`flex-1 border-t-2 pt-2 text-sm ${index <= step ? 'border-accent text-ink' : 'border-line text-ink-soft'}`}
          aria-current={index === step ? 'step' : undefined}
        >
          {index + 1}. {t(name)}
        </li>
      ))}
    </ol>
  )
}
