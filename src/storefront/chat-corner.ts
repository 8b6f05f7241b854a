/** Scrolling by less than this, px, is no change of direction: fingers tremble. */
const turn = 8

/** Marks the page while it scrolls down, so that style sheets hide the chat button; not at the page's end. */
export function letChatStepAside(): void {
  const page = document.documentElement
  if (!('chat' in page.dataset)) return
  let from = scrollY
  const follow = () => {
    const y = Math.max(0, scrollY)
    const isAtEnd = y + innerHeight >= page.scrollHeight - 2
    if (Math.abs(y - from) < turn && !isAtEnd) return
    page.toggleAttribute('data-going-down', y > from && !isAtEnd)
    from = y
  }
  addEventListener('scroll', follow, { passive: true })
}
