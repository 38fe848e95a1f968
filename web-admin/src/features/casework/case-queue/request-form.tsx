import type { FormOptions } from '@portal/web-ui/use-form'
import type { DeskRequest } from './queries.ts'

export interface ActionProps {
  request: DeskRequest
  options: FormOptions
}

/** The request's id and the shown version. */
export function Seen({ request: { id, version, timeline } }: { request: DeskRequest }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="seen" value={timeline.length} />
    </>
  )
}
