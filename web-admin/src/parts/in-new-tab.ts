import type { FormAnswer } from '@portal/web-ui/forms/form-answer'

/** Opened at once, while the browser still allows it; this tab keeps what was typed. */
export async function inNewTab(send: () => Promise<FormAnswer>): Promise<FormAnswer | null> {
  const tab = window.open('about:blank', '_blank')
  try {
    const answer = await send()
    if (answer.kind !== 'done' || !tab) {
      tab?.close()
      return answer
    }
    tab.location.href = answer.href
    return null
  } catch (error) {
    tab?.close()
    throw error
  }
}
