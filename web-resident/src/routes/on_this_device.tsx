import { createFileRoute } from '@tanstack/react-router'
import { OnThisDevice } from '../features/shell/on-this-device/on-this-device.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/on_this_device')({
  head: ({ match: { context } }) => documentTitle(context, 'OnDevice.Title'),
  component: OnThisDevice,
})
