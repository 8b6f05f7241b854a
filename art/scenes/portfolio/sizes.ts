/** An upright picture, such as a photographer makes of a room. */
export const UPRIGHT = { width: 1200, height: 1500, widest: 1200 } as const
