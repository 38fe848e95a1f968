import { type ComponentType, createElement } from 'react'
import type { ServiceAction, SpecialService } from '@portal/core/services/rules'
import { specialServiceOf } from '@portal/core/services/rules'
import type { IconProps } from '@portal/web-ui/icon'
import { PinIcon } from '@portal/web-ui/icons'
import {
  BinIcon,
  BriefcaseIcon,
  CardIcon,
  DropletIcon,
  HouseIcon,
  MagnifierIcon,
  MapIcon,
  PeopleIcon,
  PermitIcon,
  StorefrontIcon,
} from '@portal/web-ui/topic-icons'

type Icon = ComponentType<IconProps>

const actionIcons: Readonly<Record<ServiceAction, Icon>> = {
  APPLY_FOR: PermitIcon,
  REGISTER_FOR: PeopleIcon,
  PAY_FOR: CardIcon,
  FIND: MagnifierIcon,
  REPORT: PinIcon,
  RENT: HouseIcon,
  SIGN_UP_FOR: PeopleIcon,
  MAPS: MapIcon,
}

const specialIcons: Readonly<Partial<Record<SpecialService, Icon>>> = {
  waterBill: DropletIcon,
  garbageSearch: BinIcon,
  boardsAndCommissions: PeopleIcon,
  businessApplication: StorefrontIcon,
  licenseRenewal: BriefcaseIcon,
}

export function ActionIcon({ action }: { action: ServiceAction }) {
  const Icon = actionIcons[action]
  return <Icon size="large" />
}

interface ServiceIconProps {
  id: string
  action: ServiceAction
  /** Staff's 32 px icon, which replaces ours. */
  url?: string | null
}

/** Uploaded, or its screen's, or its action's. */
export function ServiceIcon({ id, action, url }: ServiceIconProps) {
  if (url) return <img src={url} alt="" width={32} height={32} />
  return createElement(iconOf(id, action), { size: 'large' })
}

function iconOf(id: string, action: ServiceAction): Icon {
  const special = specialServiceOf(id)
  return (special && specialIcons[special]) ?? actionIcons[action]
}
