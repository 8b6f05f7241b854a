import { hrefOf, type Link as Target } from '../shared/content/pages/links.ts'
import { type ButtonLook, buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export type ActionButton = { buttonText: string; enableButton: boolean; buttonAction: Target; icon: string }

/** A button of the configuration (E18): a link where its action leads somewhere, nothing where it is switched off. */
export function ActionLink({
  button,
  look = 'primary',
  className = '',
}: {
  button: ActionButton
  look?: ButtonLook
  className?: string
}) {
  const href = hrefOf(button.buttonAction)
  if (!button.enableButton || !button.buttonText || !href) return null
  return (
    <Link href={href} className={buttonClass(look, `${breaking(button.buttonText)} ${className}`)} {...outward(href)}>
      {button.buttonText}
      {button.icon && <Icon name={button.icon} />}
    </Link>
  )
}

/** A word that is wider than a phone breaks anywhere. Others would be broken as well wherever there is little room beside them. */
const breaking = (text: string) => (/\S{25}/.test(text) ? 'max-w-full wrap-anywhere' : '')

/** Links that leave the site open in a tab of their own and tell it nothing. */
export function outward(href: string): { target?: string; rel?: string } {
  return /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
