import type { PickupService } from '@portal/core/pickup/rules'
import { icon } from '@portal/web-ui/icon'
import { useTexts } from '@portal/web-ui/texts'
import { LeafIcon, TreeIcon } from '@portal/web-ui/topic-icons'
import styles from './pickup.module.css'

const CartIcon = /* @__PURE__ */ icon(
  'M6 7l1.2 13h9.6L18 7M4 7h16M9.5 7V4.5h5V7M10 11v5.5M14 11v5.5',
)
const RecycleIcon = /* @__PURE__ */ icon(
  'M7.2 9.2L10.6 3.8h2.8l2 3.4M16.2 3.9l-.6 3.5-3.4-.6M18 10.5l3 5-1.4 2.6h-4.2M17.6 20.4L15 18.1l2.4-2.5M11.4 18.1H4.6L3.2 15.5l2.2-3.8M2.7 12.9l2.9-1.6 1.9 2.9',
)
const BagIcon = /* @__PURE__ */ icon(
  'M6.5 8.5h11l1 12h-13zM9 8.5L8 4h8l-1 4.5M9.2 17.2c0-3 2-4.4 5.3-4.4 0 3-1.6 4.6-4 4.6M8.8 18.2l2.4-2.4',
)

const icons = {
  garbage: CartIcon,
  recycling: RecycleIcon,
  'yard-waste': LeafIcon,
  'leaf-bags': BagIcon,
  'street-leaves': LeafIcon,
  'christmas-trees': TreeIcon,
} as const satisfies Record<PickupService, unknown>

export function ServiceIcon({ service }: { service: PickupService }) {
  const Icon = icons[service]
  return <Icon />
}

/** `Garbage`, at the beginning of a line. */
export function useServiceName(): (service: PickupService) => string {
  const { t } = useTexts()
  return (service) => {
    const name = t(`Pickup.Service_${service}`)
    return name.slice(0, 1).toUpperCase() + name.slice(1)
  }
}

/** Services with their icons, `large` on the next day. */
export function ServiceMarks({
  services,
  size,
}: {
  services: readonly PickupService[]
  size?: 'large'
}) {
  const nameOf = useServiceName()
  return (
    <ul className={styles.services} data-size={size}>
      {services.map((service) => (
        <li key={service} data-service={service}>
          <ServiceIcon service={service} />
          <span>{nameOf(service)}</span>
        </li>
      ))}
    </ul>
  )
}
