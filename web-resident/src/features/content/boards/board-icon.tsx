import type { ComponentType } from 'react'
import type { IconProps } from '@portal/web-ui/icon'
import {
  BrushIcon,
  BuildingIcon,
  HammerIcon,
  HeartIcon,
  LampIcon,
  LeafIcon,
  MapIcon,
  NewsIcon,
  PeopleIcon,
  RoadIcon,
  StorefrontIcon,
  TreeIcon,
} from '@portal/web-ui/topic-icons'

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  brush: BrushIcon,
  building: BuildingIcon,
  hammer: HammerIcon,
  heart: HeartIcon,
  lamp: LampIcon,
  leaf: LeafIcon,
  map: MapIcon,
  news: NewsIcon,
  road: RoadIcon,
  storefront: StorefrontIcon,
  tree: TreeIcon,
}

/** By the board's `Icon__c`; people for any other. */
export function BoardIcon({ name }: { name: string | null }) {
  const Icon = icons[name ?? ''] ?? PeopleIcon
  return <Icon size="large" />
}
