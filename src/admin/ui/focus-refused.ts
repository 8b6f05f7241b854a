const invalid = '[aria-invalid="true"]'

/**
 * Focuses the topmost refused field: of a choice its first option, of a group (`FieldGroup`) the group itself, unless one of its fields
 * is refused. Scrolls it to the middle, where no bar covers its error.
 */
export function focusFirstRefused(within: ParentNode): void {
  for (const refused of within.querySelectorAll<HTMLElement>(`${invalid}, [data-refused]`)) {
    const isGroup = !refused.matches(invalid)
    if (isGroup && refused.querySelector(invalid)) continue
    // A choice takes no focus itself.
    const option = refused.matches('[role="radiogroup"]') && refused.querySelector<HTMLElement>('input:not(:disabled)')
    const field = option || refused
    field.focus({ preventScroll: true })
    if (!refused.contains(document.activeElement)) continue
    // The error of a group is at its end.
    const shown = isGroup ? (refused.lastElementChild ?? refused) : field
    shown.scrollIntoView({ block: 'center' })
    return
  }
}
