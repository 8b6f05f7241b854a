/** Whether keys that are pressed there are typed into it. Elements of another window, such as the builder's canvas, too. */
export function takesText(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return Boolean(element?.isContentEditable) || /^(INPUT|TEXTAREA|SELECT)$/.test(element?.tagName ?? '')
}
