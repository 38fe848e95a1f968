import type { ContentKindName } from '@portal/core/content-editing/rules'
import { contentFields } from './content-forms.ts'
import type { ContentItem } from './queries.ts'

/** Which thing a small form is about, as its reader saw it. */
export const SeenFields = ({ kind, item }: { kind: ContentKindName; item: ContentItem }) => (
  <>
    <input type="hidden" name={contentFields.kind} value={kind} />
    <input type="hidden" name={contentFields.id} value={item.id} />
    <input type="hidden" name={contentFields.revision} value={item.revision} />
  </>
)
