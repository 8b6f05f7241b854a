import { EmailField } from '../../ui/email-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FormTexts } from './form-texts.ts'

type Name = 'customerName' | 'customerContact' | 'customerEmail'
type Props = { field: (name: Name) => object; texts: FormTexts }

/** Who writes: name, mobile number, email. All of them are needed to be answered (V13). */
export function PersonFields({ field, texts }: Props) {
  return (
    <>
      <TextField
        label={texts.nameLabel}
        autoComplete="name"
        required
        className="sm:col-span-2"
        {...field('customerName')}
      />
      <TextField
        label={texts.mobileLabel}
        inputMode="numeric"
        autoComplete="tel-national"
        before="+91"
        required
        {...field('customerContact')}
      />
      <EmailField label={texts.emailLabel} autoComplete="email" required {...field('customerEmail')} />
    </>
  )
}
