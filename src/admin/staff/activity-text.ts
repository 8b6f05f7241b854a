import { acts } from '../../shared/running/activity.ts'

/** `Changed a brand`; what a later version recorded is shown by its name. */
export function actText(act: string): string {
  const text = Object.hasOwn(acts, act) ? acts[act as keyof typeof acts][1] : act
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `seoTitle` -> `SEO title`, `settings.theme.radius` -> `Theme › radius` */
export function fieldText(field: string): string {
  const words = field
    .replace(/^settings\./, '')
    .split('.')
    .map((name) =>
      name.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`),
    )
    .join(' › ')
  const text = words.replace(/\bseo\b/g, 'SEO').replace(/\bgst\b/g, 'GST')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
