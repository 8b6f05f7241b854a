/** Addresses outside the page configuration. */
const served =
  /^\/(api\/|admin(\/|\?|$)|media\/|payment\/[a-z]+\/[^/?]|preview\/|sections(\/|\?|$)|newsletter\/(confirm|leave)(\?|$)|mails\/[a-z-]+\/leave(\?|$)|(order|pay|wishlist)\/[0-9a-f]{8}-[^/?]*(\?|$)|delivery-check(\?|$)|([a-z]{2,3}\/)?forms\/[0-9a-f-]{36}(\/frame)?(\?|$)|forms\/files\/|visit\/|robots\.txt|favicon\.ico|\.well-known\/security\.txt|sitemap\.xml|feeds\/google\.xml(\?|$)|blog\/(\w+\/[^/?]+\/)?rss\.xml(\?|$)|speculation-rules\.json)/

/** Whether the address is outside the page configuration. */
export function isServed(url: string): boolean {
  return served.test(url)
}
