/** The hidden field with the values that a form was filled from. */
export const seenField = 'seen'

/** Those of the hidden field; null if it is not ours. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the form that wrote the field knows its type
export function seenFieldsIn<Fields>(text: string): Fields | null {
  try {
    const seen: unknown = JSON.parse(text)
    // Our own field: other values are shown as changed, no more.
    return typeof seen === 'object' && seen !== null ? (seen as Fields) : null
  } catch {
    return null
  }
}
