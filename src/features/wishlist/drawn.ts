/** Fired when a browser has rendered hearts after page load. */
export const heartsDrawn = 'haat:hearts'
