import { useCheckedForm } from '../../client/form.ts'
import { type Basics, basics } from '../../shared/people/organisation.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Props = {
  /** Earlier input, when the user comes back to edit it. */
  values: Basics | undefined
  button: string
  onDone: (basics: Basics) => void
}

/** Step 0: the user's name and organisation (S67, V18). */
export function BasicsStep({ values, button, onDone }: Props) {
  const { field, submit, fault } = useCheckedForm({
    schema: basics,
    values,
    send: async (given) => onDone(given),
  })
  const nameHint = t('3 to 20 letters of any script, without blanks.')
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        {fault && (
          <Notice kind="danger" className="sm:col-span-2">
            {fault}
          </Notice>
        )}
        <TextField label={t('First Name')} hint={nameHint} autoComplete="given-name" required {...field('firstName')} />
        <TextField label={t('Last Name')} hint={nameHint} autoComplete="family-name" required {...field('lastName')} />
        <EmailField className="sm:col-span-2" autoComplete="username" required {...field('email')} />
        <TextField
          className="sm:col-span-2"
          label={t('Organisation name')}
          hint={`${t('Letters of any script and blanks, at least 3.')} ${t('Your site is called this at first, and its address is made of it.')}`}
          autoComplete="organization"
          required
          {...field('websiteName')}
        />
        <Button type="submit" className="mt-1 w-full sm:col-span-2">
          {button || t('Continue')}
        </Button>
      </form>
      <p className="flex flex-wrap items-center justify-center gap-x-1 text-ink-soft">
        {t('Have an account already?')}
        <Link
          href="/login"
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        >
          {t('Sign in')}
        </Link>
      </p>
    </>
  )
}
