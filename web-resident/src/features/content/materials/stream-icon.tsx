import type { MaterialStream } from '@portal/core/materials/rules'
import { icon } from '@portal/web-ui/icon'
import { BinIcon, LeafIcon } from '@portal/web-ui/topic-icons'

const RecycleIcon = /* @__PURE__ */ icon(
  'M7.2 9.2L10.6 3.8h2.8l2 3.4M16.2 3.9l-.6 3.5-3.4-.6M18 10.5l3 5-1.4 2.6h-4.2M17.6 20.4L15 18.1l2.4-2.5M11.4 18.1H4.6L3.2 15.5l2.2-3.8M2.7 12.9l2.9-1.6 1.9 2.9',
)
const SofaIcon = /* @__PURE__ */ icon(
  'M5 11V7.5A2 2 0 0 1 7 5.5h10a2 2 0 0 1 2 2V11M3 12.5a2 2 0 0 1 4 0V15h10v-2.5a2 2 0 0 1 4 0V18H3zM5.5 18v2M18.5 18v2',
)
const PlaceIcon = /* @__PURE__ */ icon(
  'M12 21c4.5-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.4 6.5 11M12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
)
const PlugIcon = /* @__PURE__ */ icon('M9 3.5v5M15 3.5v5M6.5 8.5h11v3a5.5 5.5 0 0 1-11 0zM12 17v4')
const DangerIcon = /* @__PURE__ */ icon('M12 4L2.8 20h18.4zM12 10v4.5M12 17v.2')
const GiftIcon = /* @__PURE__ */ icon(
  'M4 9h16v3.5H4zM5.5 12.5v8h13v-8M12 9v11.5M12 9C8 9 7 4.5 9.3 4.2 11 4 12 6.5 12 9c0-2.5 1-5 2.7-4.8C17 4.5 16 9 12 9',
)

const icons = {
  recycling: RecycleIcon,
  garbage: BinIcon,
  'yard-waste': LeafIcon,
  bulky: SofaIcon,
  'drop-off': PlaceIcon,
  electronics: PlugIcon,
  hazardous: DangerIcon,
  donate: GiftIcon,
} as const satisfies Record<MaterialStream, unknown>

export function StreamIcon({ stream, size }: { stream: MaterialStream; size?: 'large' }) {
  const Icon = icons[stream]
  return <Icon {...(size && { size })} />
}
