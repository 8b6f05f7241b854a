import { ArrowUp } from 'lucide-react'
import { demoPassword, demoPeople } from '../../shared/people/demo.ts'

/** The sign-ins of a demonstration site; choosing one fills the form. */
export function DemoSignIns({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  return (
    <section className="mt-10 border-t border-line pt-6" aria-label="Demonstration sign-ins">
      <p className="text-sm text-ink-soft">
        This is a demonstration. Choose who you are; every password is{' '}
        <strong className="font-semibold text-ink">{demoPassword}</strong>
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
                <span className="block font-semibold group-hover:text-accent">{label}</span>
                <span className="block truncate text-sm text-ink-soft">{email}</span>
              </span>
              <ArrowUp className="size-5 shrink-0 text-ink-soft group-hover:text-accent" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
