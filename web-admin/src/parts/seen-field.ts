/** The hidden field with the values that a form was filled from. */
export const seenField = 'seen'
