/** The hosted form by which people apply to serve. */
export const boardApplicationForm = {
  title: 'Serve on a Board',
  processId: '149',
} as const

/** The answers with boards, the first choice first. */
export const choiceFields = ['firstBoard', 'secondBoard', 'thirdBoard'] as const

/** The form, with a board as the first choice (spec, resident section 2, /laserfiche/form). */
export function boardApplicationHref(boardId: string | null): string {
  const { title, processId } = boardApplicationForm
  const params = boardId === null ? {} : { params: JSON.stringify({ firstBoard: boardId }) }
  return `/laserfiche/form?${new URLSearchParams({ formTitle: title, bpid: processId, ...params })}`
}
