/** A browser has drawn hearts after the page itself was there. */
export const heartsDrawn = 'haat:hearts'
