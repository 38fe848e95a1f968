import type { Language } from '@portal/core/kernel/rules'
import type { TextForms } from '@portal/core/text-editing/rules'

/** A text to read, in its language. */
export const FormsText = ({ forms, language }: { forms: TextForms; language: Language }) => (
  <>
    <p lang={language}>{forms.singular}</p>
    {forms.plural !== null && <p lang={language}>{forms.plural}</p>}
  </>
)
