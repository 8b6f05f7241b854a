// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { themeElement } from '../../shared/sites/theme/theme-css.ts'
import { holdStill, wearTheme } from './preview-document.ts'

beforeEach(() => {
  document.head.innerHTML = `<style id="${themeElement}">:root{--accent:#111111}</style>`
})

describe('a page in the preview', () => {
  test('wears the theme that is edited in place of the stored one', () => {
    expect(wearTheme(document, ':root{--accent:#b5330f}')).toBe(true)
    expect(document.head.textContent).toBe(':root{--accent:#b5330f}')
  })

  test('that is no page of the site is not taken for one', () => {
    document.head.innerHTML = ''
    expect(wearTheme(document, '')).toBe(false)
    expect(wearTheme(null, '')).toBe(false)
  })

  test('leads nowhere and buys nothing, and its menus open', () => {
    document.body.innerHTML = `
      <a href="/shop"><b id="link">Shop</b></a>
      <button type="button" id="bag">Add to bag</button>
      <form action="/search"><button type="submit" id="send">Search</button></form>
      <details><summary id="menu">Menu</summary></details>`
    const onLink = vi.fn()
    holdStill(window as unknown as Window, onLink)
    const heard = vi.fn()
    document.addEventListener('click', heard)
    const press = (id: string) =>
      document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(press('link')).toBe(false)
    expect(onLink).toHaveBeenCalledTimes(1)
    expect(press('bag')).toBe(false)
    expect(onLink).toHaveBeenCalledTimes(1)
    expect(press('send')).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    expect(press('menu')).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
    const sent = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')?.dispatchEvent(sent)
    expect(sent.defaultPrevented).toBe(true)
  })
})
