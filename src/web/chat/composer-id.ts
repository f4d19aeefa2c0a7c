/** The field that messages are written in, for those who lead the visitor there. */
export const composerId = 'message'
