import { ArrowUp } from 'lucide'
import { demoPassword, demoPeople } from '../../shared/people/demo.ts'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Words } from '../../ui/words.tsx'

/** The sign-ins of a demonstration site; choosing one fills the form. */
export function DemoSignIns({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  return (
    <section className="mt-10 border-t border-line pt-6" aria-label={t('Demonstration sign-ins')}>
      <p className="text-sm text-ink-soft">
        <Words
          text="This is a demonstration. Choose who you are; every password is {password}"
          values={{ password: <strong className="font-semibold text-ink">{demoPassword}</strong> }}
        />
      </p>
      <ul className="mt-2 divide-y divide-line">
        {demoPeople.map(({ label, email }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose(email, demoPassword)}
              className="group flex min-h-14 w-full items-center gap-4 py-2 text-left"
            >
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block font-semibold group-hover:text-accent">{t(label)}</span>
                <span className="block truncate text-sm text-ink-soft">{email}</span>
              </span>
              <LineIcon of={ArrowUp} className="size-5 shrink-0 text-ink-soft group-hover:text-accent" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
