/** First path segments of the system's rooms: what lies in them is no page, also where nothing answers, and has no language. */
export const rooms = ['api', 'admin', 'media', 'preview', 'sections', 'visit'] as const

/** The rooms, and the folder of the build's files. */
export const systemSegments = [...rooms, 'assets'] as const
