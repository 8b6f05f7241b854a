/** Px that count as a turn: a finger trembles. */
const turn = 8

/** Tells the page's style whether the page is being scrolled down, so that the chat button steps aside; never at its end. */
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
