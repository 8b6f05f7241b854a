import { currentProps as upgraded } from '../../../sections/define/current-props.ts'
import type { Section } from '../../../sections/define/section.ts'
import type { PlacedSection } from '../../../shared/content/pages/page-document.ts'

/** Stored properties of an older version are brought up to date, as the public page does. */
export function currentProps(section: Section, { v, props }: Pick<PlacedSection, 'v' | 'props'>): unknown {
  return upgraded(section, { v, props }).props
}
