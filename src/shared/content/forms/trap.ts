/** Name of the honeypot field (B94). No autofill knows it, unlike `website`, its name in calls. */
export const trapName = 'kept-empty'
