/** A part of the page was replaced, by HTML of the server: its islands start, and those of the part before end. */
export const partDrawn = 'haat:part'
